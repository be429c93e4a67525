import { css } from '@emotion/react';
import { useLocale } from 'shared/locale/LocaleContext';
import { Band } from 'shared/ui/Band';
import { Reveal } from 'shared/ui/Reveal';
import type { FacilitiesContent } from './content.en.ts';

const plan = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-2)',
  margin: 'var(--space-5) 0 0',
  '@media (min-width: 72rem)': { flexDirection: 'row' },
});
const patch = css({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'end',
  minWidth: 0,
  paddingBlock: 'var(--space-4)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--leaf-tint)',
  '&:nth-of-type(2)': { background: 'var(--marigold-tint)' },
  '&:nth-of-type(3)': { background: 'var(--terracotta-tint)' },
  '&:nth-of-type(4)': { background: 'var(--indigo-tint)' },
  '& > *': { position: 'relative', margin: 0, paddingInline: 'var(--space-4)' },
  h3: { fontSize: 'var(--size-4)', overflowWrap: 'anywhere' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'currentcolor',
    opacity: 0.13,
    mask: 'var(--alpona-lotus) calc(100% + 4rem) -4rem / 14rem no-repeat',
  },
  '@media print': { '&::before': { display: 'none' } },
});
const size = css({
  whiteSpace: 'nowrap',
  font: '400 clamp(var(--size-4), 1.6vw, var(--size-5)) / 1.3 var(--font-display)',
});

/** All patches are equally deep, so their lengths are to scale. */
const toScale = (squareFeet: number) =>
  css({
    minHeight: `${squareFeet / 200}rem`,
    '@media (min-width: 72rem)': { flex: `${squareFeet} 1 0`, minHeight: '22rem' },
    '@media print': { minHeight: 0 },
  });

export function OutdoorSpaces({ title, lead, unit, areas }: FacilitiesContent['outdoor']) {
  const { format } = useLocale();
  return (
    <Band tone="sunken" labelledBy="outdoor" title={title} lead={lead}>
      <Reveal as="ul" css={plan} stagger={100}>
        {areas.map(({ name, squareFeet, text }) => (
          <li key={name} css={[patch, toScale(squareFeet)]}>
            <h3>{name}</h3>
            <p css={size}>{unit(format.number(squareFeet))}</p>
            <p>{text}</p>
          </li>
        ))}
      </Reveal>
    </Band>
  );
}
