import { css } from '@emotion/react';
import type { Language } from 'shared/language/Language';
import { useLanguage } from 'shared/language/LanguageContext';
import { Link } from 'shared/router';
import { albumPath } from '../addresses.ts';
import type { Album } from '../data/albums.ts';
import { AlbumCover } from './AlbumCover.tsx';
import { albumsContent } from './content.en.ts';

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
  const language = useLanguage();
  return (
    <div css={card}>
      <AlbumCover album={album} isEager={isEager} />
      <h3 css={title}>
        <Link css={wholeCard} to={albumPath(album.id)}>
          {album.name}
        </Link>
      </h3>
      {album.description && <p css={words}>{album.description}</p>}
      <p css={badge}>{photoCount(album.imageCount, language)}</p>
    </div>
  );
}

const { one, other } = albumsContent.photos;

/** `12 photos`, `1 photo`. */
const photoCount = (count: number, { format }: Language) =>
  count === 1 ? one : other.replace('{count}', format.number(count));
