import { css } from '@emotion/react';
import { useContent } from 'shared/locale/LocaleContext';
import { FacilitiesContent } from './facilitiesContent.ts';

const ground = css({ padding: 'var(--space-7) var(--gutter)', '@media print': { padding: 0 } });
const inner = css({ maxWidth: 'var(--page)', marginInline: 'auto' });
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

export function Statistics() {
  const { title, items } = useContent(FacilitiesContent).statistics;
  return (
    <section css={ground} data-tone="floor" aria-labelledby="statistics">
      <div css={inner}>
        <h2 id="statistics">{title}</h2>
        <dl css={figures}>
          {items.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
