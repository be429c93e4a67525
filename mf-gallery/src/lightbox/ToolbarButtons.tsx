import { closeIcon } from 'shared/ui/icons';
import { useController, type ZoomRef } from 'yet-another-react-lightbox';
import { lightboxContent as content } from './content.en.ts';
import { zoomInIcon, zoomOutIcon } from './icons.ts';
import { LightboxButton } from './LightboxButton.tsx';

const below = { side: 'below', align: 'end' } as const;

export function CloseButton() {
  const { close } = useController();
  return <LightboxButton label={content.close} icon={closeIcon} onClick={close} tooltip={below} />;
}

export function ZoomButtons({ zoom, minZoom, maxZoom, disabled, zoomIn, zoomOut }: ZoomRef) {
  return (
    <>
      <LightboxButton
        label={content.zoomOut}
        icon={zoomOutIcon}
        onClick={zoomOut}
        disabled={disabled || zoom <= minZoom}
        tooltip={below}
      />
      <LightboxButton
        label={content.zoomIn}
        icon={zoomInIcon}
        onClick={zoomIn}
        disabled={disabled || zoom >= maxZoom}
        tooltip={below}
      />
    </>
  );
}
