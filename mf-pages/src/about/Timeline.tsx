import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { content } from './content.en.ts';
import { TimelineEra } from './TimelineEra.tsx';

const eras = css({
  display: 'grid',
  margin: 'var(--space-6) 0 0',
  padding: 0,
  listStyle: 'none',
  '@media print': { display: 'block' },
});

export function Timeline() {
  const { title, lead, eras: items } = content.timeline;
  return (
    <Band tone="sunken" labelledBy="timeline">
      <h2 id="timeline">{title}</h2>
      <p>{lead}</p>
      <ol css={eras}>
        {items.map((era) => (
          <TimelineEra key={era.from} era={era} />
        ))}
      </ol>
    </Band>
  );
}
