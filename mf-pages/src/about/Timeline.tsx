import { css } from '@emotion/react';
import { useLocale } from 'shared/locale/LocaleContext';
import { Band } from 'shared/ui/Band';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { Reveal } from 'shared/ui/Reveal';
import { Illustration } from '../blocks/Illustration.tsx';
import type { AboutContent } from './content.en.ts';
import { eras } from './eras.ts';

const rail = '2.75rem';
const wideRail = '7rem';

/** A line runs beside the text, with a lotus where the era begins; in the middle on a wide screen. */
const eraRow = css({
  position: 'relative',
  display: 'grid',
  gap: 'var(--space-4)',
  paddingInlineStart: rail,
  paddingBlockEnd: 'var(--space-7)',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '0.75rem',
    borderInlineStart: '5px double var(--marigold)',
  },
  '&:last-of-type': { paddingBlockEnd: 0 },
  '&:last-of-type::before': {
    borderImage: 'linear-gradient(var(--marigold) 60%, transparent) 1',
  },
  '@media (min-width: 64rem)': {
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, 1fr)`,
    alignItems: 'start',
    gap: wideRail,
    paddingInlineStart: 0,
    '&::before': { insetInlineStart: 'calc(50% - 2.5px)' },
    '&:nth-of-type(even) > img': { order: 2 },
  },
  '@media print': { breakInside: 'avoid', gridTemplateColumns: '1fr', paddingBlockEnd: 'var(--space-4)' },
});

const marker = css({
  position: 'absolute',
  insetBlockStart: 'var(--space-2)',
  insetInlineStart: '-0.5rem',
  width: '2.75rem',
  aspectRatio: '1',
  borderRadius: '50%',
  background: 'var(--terracotta)',
  boxShadow: '0 0 0 0.4rem var(--paper-sunken)',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0.15rem',
    background: 'var(--on-strong)',
    mask: 'var(--alpona-lotus) center / contain no-repeat',
  },
  '@media (min-width: 64rem)': { insetInlineStart: 'calc(50% - 2.25rem)', width: '4.5rem' },
  '@media print': { display: 'none' },
});

const picture = css({
  width: '100%',
  border: 'var(--space-2) solid var(--paper-raised)',
  borderRadius: 'var(--radius-large)',
  boxShadow: 'var(--shadow-raised)',
  '@media print': { display: 'none' },
});

const years = css({
  display: 'block',
  color: 'var(--terracotta)',
  font: '400 var(--size-7) / 1 var(--font-display)',
});

const milestones = css({
  display: 'grid',
  gap: 'var(--space-4)',
  li: {
    display: 'grid',
    gridTemplateColumns: '5.5rem 1fr',
    alignItems: 'baseline',
    paddingBlockStart: 'var(--space-3)',
    borderBlockStart: '1px solid var(--line)',
  },
  '@media (min-width: 40rem)': { li: { gridTemplateColumns: '7.5rem 1fr' } },
  '&:lang(bn) li': {
    gridTemplateColumns: '6.75rem 1fr',
    '@media (min-width: 40rem)': { gridTemplateColumns: '8.5rem 1fr' },
  },
  strong: {
    whiteSpace: 'nowrap',
    color: 'var(--marigold-deep)',
    font: '400 var(--size-5) / 1.4 var(--font-display)',
  },
});

const list = css({
  display: 'grid',
  margin: 'var(--space-6) 0',
  '@media print': { display: 'block' },
});

export function Timeline({ content }: { content: AboutContent['timeline'] }) {
  const { eyebrow, title, lead, photos } = content;
  const { format } = useLocale();
  return (
    <Band
      tone="sunken"
      labelledBy="timeline"
      eyebrow={eyebrow(format.digits(`${eras[0].from}-${eras[3].to}`))}
      title={title}
      lead={lead}
    >
      <ol css={list}>
        {eras.map((era) => (
          <TimelineEra key={era.from} era={era} content={content} />
        ))}
      </ol>
      <ButtonLink to="/gallery">{photos}</ButtonLink>
    </Band>
  );
}

function TimelineEra({ era, content }: { era: (typeof eras)[number]; content: AboutContent['timeline'] }) {
  const { format } = useLocale();
  const { from, to, milestones: moments } = era;
  const { name, alt } = content.eras[from];
  return (
    <li css={eraRow}>
      <span css={marker} aria-hidden="true" />
      <Illustration css={picture} name={era.picture} alt={alt} />
      <div>
        <h3>
          <span css={years}>{format.digits(`${from}-${to}`)}</span> {name}
        </h3>
        <Reveal as="ol" css={milestones} stagger={80}>
          {moments.map((moment) => (
            <li key={moment}>
              <strong>{format.digits(moment)}</strong> {content.milestones[moment]}
            </li>
          ))}
        </Reveal>
      </div>
    </li>
  );
}
