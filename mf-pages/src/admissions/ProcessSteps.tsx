import { css } from '@emotion/react';
import { useContent, useLocale } from 'shared/locale/LocaleContext';
import { Band } from 'shared/ui/Band';
import { Reveal } from 'shared/ui/Reveal';
import { unbroken } from 'shared/ui/unbroken';
import { AdmissionsContent } from './admissionsContent.ts';

const steps = css({
  display: 'grid',
  gap: 'var(--space-5)',
  margin: 'var(--space-5) 0 0',
  '@media (min-width: 40rem)': { gridTemplateColumns: '1fr 1fr' },
  '@media (min-width: 75rem)': { gridTemplateColumns: 'repeat(4, 1fr)' },
});
const step = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  gap: 'var(--space-2) var(--space-4)',
  paddingBlockStart: 'var(--space-4)',
  borderBlockStart: '5px double var(--marigold)',
  breakInside: 'avoid',
  '& > *': { margin: 0, gridColumn: 2 },
});
const number = css({
  gridColumn: 1,
  gridRow: 'span 2',
  color: 'var(--terracotta)',
  font: '400 var(--size-7) / 0.9 var(--font-display)',
});

export function ProcessSteps() {
  const { title, lead, steps: items } = useContent(AdmissionsContent).process;
  const { format } = useLocale();
  return (
    <Band labelledBy="process">
      <h2 id="process">{title}</h2>
      <p>{lead}</p>
      <Reveal as="ol" css={steps} stagger={100}>
        {items.map((item, index) => (
          <li key={item.title} css={step}>
            <span css={number}>{format.number(index + 1)}</span>
            <h3>{item.title}</h3>
            <p>{unbroken(item.description)}</p>
          </li>
        ))}
      </Reveal>
    </Band>
  );
}
