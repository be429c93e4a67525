import { css } from '@emotion/react';
import { useLocale } from 'shared/locale/LocaleContext';
import { localeOf } from 'shared/locale/localeOf';
import { Link } from 'shared/router';
import { albumPath } from '../addresses.ts';
import type { Album } from '../data/albums.ts';
import { useGalleryContent } from '../GalleryContent.ts';
import { AlbumCover } from './AlbumCover.tsx';

interface AlbumCardProps {
  album: Album;
  /** Loads the cover at once. */
  isEager: boolean;
}

const card = css({
  position: 'relative',
  breakInside: 'avoid',
  '&:hover a': { color: 'var(--link)', textDecoration: 'underline', textDecorationThickness: '1px' },
  '@media (hover: hover)': {
    '&:hover [data-print]': { translate: '0 -4px' },
    '&:hover [data-stack]::before': { rotate: '-4.5deg' },
    '&:hover [data-stack]::after': { rotate: '3.5deg' },
  },
});

/** Wider than a third of the page: the picture beside the words. */
const wide = css({
  '@media (min-width: 64rem)': {
    '@container (min-width: 27rem)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: 'var(--space-5)',
      '[data-stack]': { gridRow: '1 / span 2' },
      h3: { margin: '0 0 var(--space-2)' },
    },
  },
});

const wholeCard = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', zIndex: 2, inset: 0, borderRadius: 'var(--radius)' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: '0.75rem' },
});

const title = css({ margin: 'var(--space-5) 0 var(--space-2)' });

const words = css({ margin: 0, maxWidth: '46ch', color: 'var(--ink-soft)', fontSize: 'var(--size-2)' });

const badge = css({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 'var(--space-5)',
  insetInlineStart: 'var(--space-5)',
  margin: 0,
  padding: '0.125rem var(--space-3)',
  borderRadius: '10rem',
  background: 'var(--night)',
  color: '#fff6e8',
  fontSize: 'var(--size-1)',
  fontVariantNumeric: 'tabular-nums',
  '@media print': { position: 'static', padding: 0, background: 'none', color: 'inherit' },
});

/** An album as a stack of prints. A click anywhere on it follows the link of its name. */
export function AlbumCard({ album, isEager }: AlbumCardProps) {
  const { locale, format } = useLocale();
  const { one, other } = useGalleryContent().albums.photos;
  const { id, name, description, imageCount: count } = album;
  return (
    <div css={[card, wide]}>
      <AlbumCover album={album} isEager={isEager} />
      <h3 css={title} lang={localeOf(name, locale)}>
        <Link css={wholeCard} to={albumPath(id)}>
          {name}
        </Link>
      </h3>
      {description && (
        <p css={words} lang={localeOf(description, locale)}>
          {description}
        </p>
      )}
      <p css={badge}>{count === 1 ? one : other.replace('{count}', format.number(count))}</p>
    </div>
  );
}
