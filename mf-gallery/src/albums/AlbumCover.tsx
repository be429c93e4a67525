import { css } from '@emotion/react';
import { Picture } from 'shared/images/Picture';
import { savesData } from 'shared/images/savesData';
import type { Album } from '../data/albums.ts';
import { useGalleryContent } from '../GalleryContent.ts';

interface AlbumCoverProps {
  album: Album;
  isEager: boolean;
}

const stack = css({
  position: 'relative',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    background: 'var(--paper-raised)',
    boxShadow: 'var(--shadow-rest)',
    transition: 'rotate var(--gentle) var(--ease)',
  },
  '&::before': { rotate: '-2.5deg' },
  '&::after': { rotate: '1.75deg' },
  '@media print': { '&::before, &::after': { display: 'none' } },
});

const print = css({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  padding: 'clamp(0.5rem, 1.2vw, 0.875rem)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--paper-raised)',
  boxShadow: 'var(--shadow-raised)',
  transition: 'translate var(--gentle) var(--ease)',
});

const picture = css({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: 'var(--paper-sunken)',
  color: 'var(--ink-soft)',
  fontSize: 'var(--size-2)',
});

const drawing = css({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  background: 'var(--terracotta-tint)',
  '&::before': {
    content: '""',
    display: 'block',
    height: '100%',
    background: 'var(--terracotta)',
    opacity: 0.55,
    mask: 'var(--alpona-lotus) center / auto 82% no-repeat',
  },
});

/** The album's cover on a stack of prints; a drawn lotus where it has none. */
export function AlbumCover({ album, isEager }: AlbumCoverProps) {
  const { albums: content } = useGalleryContent();
  const { coverImage, name } = album;
  return (
    <span css={[stack, { display: 'block' }]} data-stack="">
      <span css={print} data-print="">
        {coverImage ? (
          <Picture
            css={picture}
            image={coverImage}
            preset="thumbnail"
            savesData={savesData()}
            alt={content.cover.replace('{album}', name)}
            loading={isEager ? 'eager' : 'lazy'}
          />
        ) : (
          <span css={drawing} />
        )}
      </span>
    </span>
  );
}
