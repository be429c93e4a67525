import { css } from '@emotion/react';
import { useLocale } from 'shared/locale/LocaleContext';
import { Band } from 'shared/ui/Band';
import { Reveal } from 'shared/ui/Reveal';
import { unbroken } from 'shared/ui/unbroken';
import { RuledText } from '../blocks/RuledText.tsx';
import type { AdmissionsContent } from './content.en.ts';

const steps = css({
  display: 'grid',
  gap: 'var(--space-5)',
  margin: 'var(--space-5) 0 0',
  '@media (min-width: 40rem)': { gridTemplateColumns: '1fr 1fr' },
  '@media (min-width: 75rem)': { gridTemplateColumns: 'repeat(4, 1fr)' },
});
export function ProcessSteps({ title, lead, steps: items }: AdmissionsContent['process']) {
  const { format } = useLocale();
  return (
    <Band labelledBy="process">
      <h2 id="process">{title}</h2>
      <p>{lead}</p>
      <Reveal as="ol" css={steps} stagger={100}>
        {items.map((item, index) => (
          <RuledText
            key={item.title}
            as="li"
            mark={<span>{format.number(index + 1)}</span>}
            title={item.title}
          >
            <p>{unbroken(item.description)}</p>
          </RuledText>
        ))}
      </Reveal>
    </Band>
  );
}
