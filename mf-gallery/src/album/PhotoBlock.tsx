import { css } from '@emotion/react';
import { memo, useEffect, useRef, useState } from 'react';
import type { Photo } from '../data/photos.ts';
import { PhotoTile } from './PhotoTile.tsx';

/** Divisible by every number of columns from 1 to 6, so that only the last block ends in a short row. */
const blockSize = 60;

/** `items` in order, in blocks of `blockSize`. */
export const inBlocks = <Item,>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / blockSize) }, (_, block) =>
    items.slice(block * blockSize, (block + 1) * blockSize),
  );

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
  boxSizing: 'content-box',
  aspectRatio: '4 / 3',
  paddingBlockEnd: 'var(--photo-title)',
  contentVisibility: 'auto',
  breakInside: 'avoid',
  '@media print': { contentVisibility: 'visible' },
});

/** The height of so many photos, tile by tile and gap by gap, without any tile in the document. */
const placeFor = (count: number) =>
  css({
    minHeight: `calc(${count} / var(--columns) * ((100cqw - (var(--columns) - 1) * var(--photo-gap)) / var(--columns) * 0.75 + var(--photo-title) + var(--photo-gap)) - var(--photo-gap))`,
  });

/** A part of a large album, in the document only while it is within a window and a half of being seen, or in focus. */
export const PhotoBlock = memo(function PhotoBlock({ photos, isFirst, shownId }: PhotoBlockProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isNear, setIsNear] = useState(isFirst);
  const isKept = photos.some(({ id }) => id === shownId);

  useEffect(() => {
    const target = list.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isClose = entries.at(-1)?.isIntersecting ?? false;
        setIsNear(isClose || target.contains(document.activeElement));
      },
      { rootMargin: '150% 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

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
