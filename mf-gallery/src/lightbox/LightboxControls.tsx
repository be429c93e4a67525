import { css } from '@emotion/react';
import { closeIcon } from 'shared/ui/icons';
import { useController, useNavigationState, type ZoomRef } from 'yet-another-react-lightbox';
import { lightboxContent as content } from './content.en.ts';
import { LightboxButton } from './LightboxButton.tsx';

const magnifier = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5L20.5 20.5M7.5 10.5h6';

/** Paths for `Icon`, on the grid of shared/ui/icons. */
const icons = {
  previous: 'M15 4.5L7.5 12l7.5 7.5',
  next: 'M9 4.5l7.5 7.5L9 19.5',
  zoomIn: `${magnifier}M10.5 7.5v6`,
  zoomOut: magnifier,
};

const atSide = { position: 'absolute', insetBlockStart: 'calc(50% - 1.5rem)' } as const;
const atStart = css({ ...atSide, insetInlineStart: 'var(--space-3)' });
const atEnd = css({ ...atSide, insetInlineEnd: 'var(--space-3)' });

const below = { side: 'below', align: 'end' } as const;

export function PreviousButton() {
  const { prev } = useController();
  const { prevDisabled } = useNavigationState();
  return (
    <LightboxButton
      css={atStart}
      label={content.previous}
      icon={icons.previous}
      onClick={prev}
      disabled={prevDisabled}
      tooltip={{ align: 'start' }}
    />
  );
}

export function NextButton() {
  const { next } = useController();
  const { nextDisabled } = useNavigationState();
  return (
    <LightboxButton
      css={atEnd}
      label={content.next}
      icon={icons.next}
      onClick={next}
      disabled={nextDisabled}
      tooltip={{ align: 'end' }}
    />
  );
}

export function CloseButton() {
  const { close } = useController();
  return <LightboxButton label={content.close} icon={closeIcon} onClick={close} tooltip={below} />;
}

export function ZoomButtons({ zoom, minZoom, maxZoom, disabled, zoomIn, zoomOut }: ZoomRef) {
  return (
    <>
      <LightboxButton
        label={content.zoomOut}
        icon={icons.zoomOut}
        onClick={zoomOut}
        disabled={disabled || zoom <= minZoom}
        tooltip={below}
      />
      <LightboxButton
        label={content.zoomIn}
        icon={icons.zoomIn}
        onClick={zoomIn}
        disabled={disabled || zoom >= maxZoom}
        tooltip={below}
      />
    </>
  );
}
