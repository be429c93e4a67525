import { Band } from 'shared/ui/Band';
import { Tabs } from 'shared/ui/Tabs';
import { content } from './content.en.ts';
import { MediumCurriculum } from './MediumCurriculum.tsx';

const media = ['bengali', 'english'] as const;

export function Curriculum() {
  const { title, lead, tabs } = content.curriculum;
  return (
    <Band labelledBy="curriculum">
      <h2 id="curriculum">{title}</h2>
      <p>{lead}</p>
      <Tabs
        label={title}
        tabs={media.map((medium) => ({
          id: medium,
          label: tabs[medium],
          panel: <MediumCurriculum medium={medium} />,
        }))}
      />
    </Band>
  );
}
