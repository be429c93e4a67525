import { css } from '@emotion/react';
import { school } from 'shared/school/school';
import { useSite } from 'shared/site/useSite';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { content } from './content.en.ts';
import { Slideshow } from './Slideshow.tsx';

/** From the window's edge to the page's content. */
const margin = 'max(var(--gutter), (100vw - var(--page)) / 2)';

const stage = css({
  '--terracotta': 'var(--marigold)',
  '--terracotta-deep': 'var(--marigold-deep)',
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr',
  alignItems: 'end',
  minHeight: 'max(36rem, 100svh - var(--bar))',
  overflow: 'hidden',
  background: 'var(--night)',
  '@media print': { minHeight: 0, background: 'none' },
});

/** Behind the words at least 72% of night: white words stay legible on a white photo. */
const veil = css({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  padding: '9rem var(--gutter) 6rem',
  background: 'linear-gradient(transparent, rgb(23 26 51 / 0.74) 8rem, rgb(23 26 51 / 0.92))',
  '& > *': { margin: 0 },
  '@media (min-width: 60rem)': {
    alignSelf: 'stretch',
    alignContent: 'center',
    width: `min(${margin} + 60rem, 88vw)`,
    padding: `var(--space-7) 0 var(--space-7) ${margin}`,
    background:
      'linear-gradient(90deg, rgb(23 26 51 / 0.92), rgb(23 26 51 / 0.84) 36%, rgb(23 26 51 / 0.73) calc(100% - 20rem), transparent)',
    '& > *': { margin: 0, maxWidth: 'min(40rem, 46vw)' },
  },
  '@media print': { padding: 0, background: 'none' },
});

const place = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  padding: 'var(--space-1) var(--space-3)',
  border: '1px solid var(--line)',
  borderRadius: '10rem',
  fontSize: 'var(--size-2)',
  '&::before': {
    content: '""',
    width: '1.5rem',
    aspectRatio: '1',
    background: 'var(--marigold)',
    mask: 'var(--alpona-lotus) center / contain no-repeat',
  },
});
const tagline = css({ color: 'var(--marigold)', font: '400 var(--size-5) / 1.3 var(--font-display)' });
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-3)',
  paddingBlock: 'var(--space-2)',
});

/** Full-screen photos with the school's name on them. */
export function Hero() {
  return (
    <div css={stage} data-tone="indigo">
      <div css={veil}>
        <p css={place}>{content.location}</p>
        <h1>{useSite().school.name}</h1>
        <p css={tagline}>{school.tagline}</p>
        <div css={actions}>
          <ButtonLink to="/admissions">{content.apply}</ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            {content.contactUs}
          </ButtonLink>
        </div>
      </div>
      <Slideshow />
    </div>
  );
}
