import { css } from '@emotion/react';
import { useLocation } from 'shared/router';
import { closeIcon } from 'shared/ui/icons';
import { ShareButton } from 'shared/ui/ShareButton';
import { useController, useNavigationState, type ZoomRef } from 'yet-another-react-lightbox';
import { photoSearch } from '../addresses.ts';
import type { Photo } from '../data/photos.ts';
import { useGalleryContent } from '../GalleryContent.ts';
import { LightboxButton } from './LightboxButton.tsx';

const magnifier = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5L20.5 20.5M7.5 10.5h6';

/** Paths for `Icon`, on the grid of shared/ui/icons. */
const icons = {
  previous: 'M15 4.5L7.5 12l7.5 7.5',
  next: 'M9 4.5l7.5 7.5L9 19.5',
  zoomIn: `${magnifier}M10.5 7.5v6`,
  zoomOut: magnifier,
};

/** On phones beside the words: over the photo they would lie on faces. */
const atSide = css({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 1.5rem)',
  '@media (max-width: 767px) and (orientation: portrait)': {
    insetBlock: 'auto var(--space-3)',
  },
});

const below = { side: 'below', align: 'end' } as const;

/** Leads to the photo on one side; at the ends it is invisible and cannot be reached. */
export function StepButton({ to }: { to: 'previous' | 'next' }) {
  const { lightbox: content } = useGalleryContent();
  const { prev, next } = useController();
  const { prevDisabled, nextDisabled } = useNavigationState();
  const isNext = to === 'next';
  return (
    <LightboxButton
      css={[atSide, { [isNext ? 'insetInlineEnd' : 'insetInlineStart']: 'var(--space-3)' }]}
      label={content[to]}
      icon={icons[to]}
      onClick={isNext ? next : prev}
      disabled={isNext ? nextDisabled : prevDisabled}
      tooltip={{ align: isNext ? 'end' : 'start' }}
    />
  );
}

const shareOnDark = css({
  '--paper-raised': 'rgb(14 16 32 / 0.6)',
  '--line': 'transparent',
  '--link': '#fff6e8',
  // At the right edge of the window.
  'div, [role=tooltip]': { inset: 'calc(100% + 0.375rem) 0 auto auto', transform: 'none' },
});

/** Sends the photo's own address, with its title and album. */
export function SharePhoto({ photo, albumName }: { photo: Photo; albumName: string }) {
  const { lightbox: content, share } = useGalleryContent();
  const title = content.shared.replace('{photo}', () => photo.title).replace('{album}', () => albumName);
  return (
    <span css={shareOnDark}>
      <ShareButton
        path={useLocation().pathname}
        search={photoSearch(photo.id)}
        title={title}
        content={share}
      />
    </span>
  );
}

export function CloseButton() {
  const { lightbox: content } = useGalleryContent();
  const { close } = useController();
  return <LightboxButton label={content.close} icon={closeIcon} onClick={close} tooltip={below} />;
}

export function ZoomButtons({ zoom, minZoom, maxZoom, disabled, zoomIn, zoomOut }: ZoomRef) {
  const { lightbox: content } = useGalleryContent();
  const buttons = [
    ['zoomOut', zoomOut, zoom <= minZoom],
    ['zoomIn', zoomIn, zoom >= maxZoom],
  ] as const;
  return buttons.map(([name, onClick, isAtEnd]) => (
    <LightboxButton
      key={name}
      label={content[name]}
      icon={icons[name]}
      onClick={onClick}
      disabled={disabled || isAtEnd}
      tooltip={below}
    />
  ));
}
