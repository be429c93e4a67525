import { css } from '@emotion/react';
import { memo } from 'react';
import { Picture } from 'shared/images/Picture';
import { savesData } from 'shared/images/savesData';
import { Link } from 'shared/router';
import { openedFromAlbum, photoSearch, tileId } from '../addresses.ts';
import type { Photo } from '../data/photos.ts';
import { loadLightbox } from '../lightbox/LightboxSlot.tsx';

interface PhotoTileProps {
  photo: Photo;
  /** Loads the picture at once. */
  isEager: boolean;
}

const tile = css({
  position: 'relative',
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  background: 'var(--paper-sunken)',
  '&:focus-visible': { outlineOffset: '-5px', boxShadow: 'inset 0 0 0 5px var(--paper)' },
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: '4px solid var(--focus)',
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 3px var(--paper)',
  },
  '&:focus-visible [data-caption], &:hover [data-caption]': { opacity: 1 },
  '@media (hover: hover)': { '&:hover img': { scale: '1.04' } },
});

const picture = css({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  color: 'var(--ink)',
  fontSize: 'var(--size-2)',
  transition: 'scale var(--gentle) var(--ease)',
});

const caption = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: 'var(--space-1)',
  padding: 'var(--space-7) var(--space-4) var(--space-4)',
  background: 'linear-gradient(to top, rgb(10 10 24 / 0.92) 45%, transparent)',
  color: '#fff6e8',
  fontSize: 'var(--size-2)',
  lineHeight: 1.4,
  opacity: 0,
  transition: 'opacity var(--quick)',
  strong: { font: '400 var(--size-4) / 1.25 var(--font-display)' },
  '@media print': { position: 'static', padding: 0, background: 'none', color: 'inherit', opacity: 1 },
});

const words = css({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

/** A photo in the grid: opens the lightbox, which is loaded as soon as someone is about to. */
export const PhotoTile = memo(function PhotoTile({ photo, isEager }: PhotoTileProps) {
  const intent = () => void loadLightbox().catch(() => undefined);
  return (
    <Link
      css={[tile, photo.colour && { backgroundColor: photo.colour }]}
      id={tileId(photo.id)}
      to={{ search: photoSearch(photo.id) }}
      state={openedFromAlbum}
      preventScrollReset
      onPointerEnter={intent}
      onPointerDown={intent}
      onFocus={intent}
    >
      <Picture
        css={picture}
        image={photo.url}
        preset="grid"
        savesData={savesData()}
        alt={photo.title}
        loading={isEager ? 'eager' : 'lazy'}
      />
      <span css={caption} data-caption="" aria-hidden="true">
        <strong>{photo.title}</strong>
        {photo.description && <span css={words}>{photo.description}</span>}
      </span>
    </Link>
  );
});
