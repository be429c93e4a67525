import { css } from '@emotion/react';
import { memo, useRef } from 'react';
import type { Photo } from '../data/photo.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { useNearWindow } from './useNearWindow.ts';

interface PhotoBlockProps {
  photos: readonly Photo[];
  isFirst: boolean;
  shownId: string | null;
}

export const photoGridStyle = css({
  '--columns': 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  alignContent: 'start',
  gap: 'var(--photo-gap)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 481px)': { '--columns': 2 },
  '@media (min-width: 768px)': { '--columns': 3 },
  '@media (min-width: 1024px)': { '--columns': 4 },
  '@media (min-width: 1440px)': { '--columns': 5 },
  '@media (min-width: 1920px)': { '--columns': 6 },
});

/** The place of a photo is kept by its shape alone; what is far from the window is not laid out. */
export const photoItemStyle = css({
  aspectRatio: '4 / 3',
  contentVisibility: 'auto',
  breakInside: 'avoid',
  '@media print': { contentVisibility: 'visible' },
});

/** The height of so many photos, tile by tile and gap by gap, without any tile in the document. */
const placeFor = (count: number) =>
  css({
    minHeight: `calc(${count} / var(--columns) * ((100cqw - (var(--columns) - 1) * var(--photo-gap)) / var(--columns) * 0.75 + var(--photo-gap)) - var(--photo-gap))`,
  });

/** A part of a large album, in the document only while it is near the window. */
export const PhotoBlock = memo(function PhotoBlock({ photos, isFirst, shownId }: PhotoBlockProps) {
  const list = useRef<HTMLUListElement>(null);
  const isNear = useNearWindow(list, isFirst);
  const isKept = photos.some(({ id }) => id === shownId);

  return (
    <ul ref={list} css={[photoGridStyle, placeFor(photos.length)]}>
      {(isNear || isKept) &&
        photos.map((photo) => (
          <li key={photo.id} css={photoItemStyle}>
            <PhotoTile photo={photo} isEager={false} />
          </li>
        ))}
    </ul>
  );
});
