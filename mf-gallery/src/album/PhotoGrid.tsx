import { css } from '@emotion/react';
import { memo, useDeferredValue } from 'react';
import { Reveal } from 'shared/ui/Reveal';
import type { Photo } from '../data/photos.ts';
import { inBlocks, PhotoBlock, photoGridStyle, photoItemStyle } from './PhotoBlock.tsx';
import { PhotoTile, titlesBelow } from './PhotoTile.tsx';

interface PhotoGridProps {
  photos: readonly Photo[];
  /** The photos rise in one by one: on a first visit, not on return. */
  rises: boolean;
  /** The photo that is or was open in the lightbox: its tile stays. */
  shownId: string | null;
}

/** Between photos. */
const staggerMs = 50;

/** A larger album is in the document in part. */
const wholeUpTo = 200;

/** As many as a phone shows at first. */
export const photosInSight = 2;

/** The first row of the widest grid. */
const eagerPhotos = 6;

const sheet = css({
  containerType: 'inline-size',
  display: 'grid',
  gap: 'var(--photo-gap)',
  paddingInline: 'clamp(1rem, 2.5vw, 3rem)',
  '--photo-gap': 'clamp(0.5rem, 0.9vw, 1rem)',
  '--photo-title': '0px',
  [titlesBelow]: { '--photo-title': '3.25rem' },
});

/**
 * An album's photos. Of thousands only those near the window are in the document. On a first visit those in sight of
 * a phone come at once, the others in slices between which React handles taps.
 */
export const PhotoGrid = memo(function PhotoGrid({ photos, rises, shownId }: PhotoGridProps) {
  const isLarge = photos.length > wholeUpTo;
  const shown = useDeferredValue(photos, rises && !isLarge ? photos.slice(0, photosInSight) : photos);
  if (isLarge) {
    return (
      <div css={sheet}>
        {inBlocks(photos).map((block, index) => (
          <PhotoBlock key={block[0]?.id} photos={block} isFirst={index === 0} shownId={shownId} />
        ))}
      </div>
    );
  }
  return (
    <div css={sheet}>
      <Reveal as="ul" css={photoGridStyle} stagger={staggerMs} still={!rises}>
        {shown.map((photo, index) => (
          <li key={photo.id} css={photoItemStyle}>
            <PhotoTile photo={photo} isEager={index < eagerPhotos} />
          </li>
        ))}
      </Reveal>
    </div>
  );
});
