import { css } from '@emotion/react';
import { useLocale } from 'shared/locale/LocaleContext';
import { useSite } from 'shared/site/useSite';
import { ButtonLink } from 'shared/ui/ButtonLink';
import type { HomeContent } from './content.en.ts';
import { beside } from './heroLayout.ts';
import { Slideshow } from './Slideshow.tsx';

/** From the window's edge to the page's content. */
const margin = 'max(var(--gutter), (100vw - var(--page)) / 2)';

const phoneSideways = '@media (max-width: 47.99rem) and (orientation: landscape)';
const flat = '@media (max-height: 30rem) and (orientation: landscape)';

const stage = css({
  '--terracotta': 'var(--marigold)',
  '--terracotta-deep': 'var(--marigold-deep)',
  position: 'relative',
  display: 'grid',
  grid: '"pictures" 75vw "words" 1fr "controls" auto / 100%',
  minHeight: 'max(36rem, 100svh - var(--bar))',
  overflow: 'hidden',
  [phoneSideways]: {
    grid: '"pictures words" 1fr "pictures controls" auto / 1fr 1fr',
    minHeight: 'max(17rem, 100svh - var(--bar))',
  },
  [beside]: {
    grid: '"words" 1fr / 100%',
    minHeight: 'max(20rem, 100svh - var(--bar))',
    background: 'var(--night)',
  },
  '@media print': { display: 'block', minHeight: 0, background: 'none' },
});

/** Over a photo at least 72% of night: white words stay legible on a white photo. The veil ends where they do. */
const veil = css({
  gridArea: 'words',
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 'var(--space-2)',
  padding: 'var(--space-3) var(--gutter) var(--space-1)',
  '& > *': { margin: 0 },
  [beside]: {
    gap: 'var(--space-4)',
    width: '60vw',
    padding: `var(--space-5) 0 6rem ${margin}`,
    background:
      'linear-gradient(90deg, rgb(23 26 51 / 0.92), rgb(23 26 51 / 0.86) 40%, rgb(23 26 51 / 0.74) 67%, rgb(23 26 51 / 0.52) 77%, rgb(23 26 51 / 0.26) 87%, rgb(23 26 51 / 0.08) 95%, transparent)',
    '& > *': { margin: 0, maxWidth: `calc(40vw - ${margin})` },
    h1: { fontSize: 'clamp(2.25rem, 5vw, 4.25rem)' },
  },
  [flat]: {
    gap: 'var(--space-1)',
    paddingBlock: 'var(--space-2)',
    h1: { fontSize: 'var(--size-6)' },
  },
  '@media print': { padding: 0, background: 'none' },
});

const place = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  fontSize: 'var(--size-2)',
  [beside]: {
    padding: 'var(--space-1) var(--space-3)',
    border: '1px solid var(--line)',
    borderRadius: '10rem',
  },
  '&::before': {
    content: '""',
    width: '1.5rem',
    aspectRatio: '1',
    background: 'var(--marigold)',
    mask: 'var(--alpona-lotus) center / contain no-repeat',
  },
});
const tagline = css({
  color: 'var(--marigold)',
  font: '400 clamp(1.125rem, 0.6rem + 2vw, 1.75rem) / 1.3 var(--font-display)',
  [flat]: { fontSize: '1.125rem' },
});
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2) var(--space-3)',
  paddingBlock: 'var(--space-2)',
  '@media (max-width: 47.99rem), (max-height: 30rem)': {
    a: { paddingInline: 'var(--space-3)', fontSize: 'var(--size-2)' },
  },
});

/** The photos: in an upright window above the school's name, in a wide one all over the first screen. */
export function Hero({ content }: { content: HomeContent }) {
  const { location, apply, contactUs } = content;
  return (
    <div css={stage} data-tone="indigo">
      <div css={veil}>
        <p css={place}>{location}</p>
        <h1>{useSite().school.name}</h1>
        <p css={tagline}>{useLocale().school.tagline}</p>
        <div css={actions}>
          <ButtonLink to="/admissions">{apply}</ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            {contactUs}
          </ButtonLink>
        </div>
      </div>
      <Slideshow content={content} />
    </div>
  );
}
