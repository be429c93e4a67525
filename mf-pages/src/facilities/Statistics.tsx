import { css } from '@emotion/react';
import { Band } from 'shared/ui/Band';
import { Reveal } from 'shared/ui/Reveal';
import type { FacilitiesContent } from './content.en.ts';

const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: 'var(--space-5)',
  margin: 0,
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlockStart: 'var(--space-3)',
    borderBlockStart: '5px double var(--marigold)',
  },
  dt: { color: 'var(--ink-soft)' },
  dd: { margin: 0, color: 'var(--marigold-deep)', font: '400 var(--size-6) / 1.2 var(--font-display)' },
});

export function Statistics({ title, items }: FacilitiesContent['statistics']) {
  return (
    <Band tone="floor" labelledBy="statistics">
      <h2 id="statistics">{title}</h2>
      <Reveal>
        <dl css={figures}>
          {items.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </Band>
  );
}
