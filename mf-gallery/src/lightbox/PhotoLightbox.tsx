import { Global } from '@emotion/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from 'shared/ui/Icon';
import { closeIcon } from 'shared/ui/icons';
import Lightbox, { type GenericSlide } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { Photo } from '../data/photos.ts';
import { useGalleryContent } from '../GalleryContent.ts';
import { keepFocusInside } from './keepFocusInside.ts';
import { lightboxStyle, withoutWords } from './lightboxStyle.ts';
import { PhotoCaption } from './PhotoCaption.tsx';
import { PhotoCounter } from './PhotoCounter.tsx';
import { PhotoSlide } from './PhotoSlide.tsx';
import { SharePhoto } from './SharePhoto.tsx';
import { useEnlargedArrowKeys } from './useEnlargedArrowKeys.ts';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    photo: PhotoSlideData;
  }
}

interface PhotoSlideData extends GenericSlide {
  type: 'photo';
  photo: Photo;
}

export interface PhotoLightboxProps {
  albumName: string;
  photos: readonly Photo[];
  /** The photo that the address names. */
  openId: string;
  /** Called when another photo has been looked at for a moment. */
  onView: (id: string) => void;
  /** Called with the photo that was shown last. */
  onClose: (lastId: string) => void;
}

const magnifier = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5L20.5 20.5M7.5 10.5h6';

/** In the site's hand, in place of the library's. */
const icons = {
  iconPrev: () => <Icon path="M15 4.5L7.5 12l7.5 7.5" />,
  iconNext: () => <Icon path="M9 4.5l7.5 7.5L9 19.5" />,
  iconZoomIn: () => <Icon path={`${magnifier}M10.5 7.5v6`} />,
  iconZoomOut: () => <Icon path={magnifier} />,
  iconClose: () => <Icon path={closeIcon} />,
};

/** The address follows after a rest, so that a held arrow key does not flood the history. */
const addressDelayMs = 250;

/** Within this time a second press of an arrow key does nothing. */
const keyPauseMs = 80;

/** The photos of an album, one at a time over the whole window. */
export function PhotoLightbox({ albumName, photos, openId, onView, onClose }: PhotoLightboxProps) {
  const { lightbox: content } = useGalleryContent();
  const [shownId, setShownId] = useState(openId);
  const slides = useMemo(() => photos.map((photo) => ({ type: 'photo' as const, photo })), [photos]);
  const index = Math.max(
    0,
    photos.findIndex(({ id }) => id === shownId),
  );
  const photo = photos[index];
  const hasClosed = useRef(false);
  const [hasWords, setHasWords] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the photo, nothing else
  useEffect(() => {
    if (shownId === openId) return;
    const timer = setTimeout(() => onView(shownId), addressDelayMs);
    return () => clearTimeout(timer);
  }, [shownId]);

  const closeOnce = () => {
    if (!hasClosed.current) onClose(shownId);
    hasClosed.current = true;
  };

  useEffect(() => keepFocusInside('.yarl__root'), []);
  const refs = useEnlargedArrowKeys();

  useEffect(() => {
    const toggleWords = ({ target }: MouseEvent) => {
      if (target instanceof HTMLImageElement && target.closest('.yarl__root')) setHasWords((had) => !had);
    };
    document.addEventListener('click', toggleWords);
    return () => document.removeEventListener('click', toggleWords);
  }, []);

  return (
    <>
      <Global styles={lightboxStyle} />
      <Lightbox
        open
        className={hasWords ? '' : withoutWords}
        close={closeOnce}
        index={index}
        slides={slides}
        plugins={[Zoom]}
        toolbar={{
          buttons: [photo && <SharePhoto key="share" photo={photo} albumName={albumName} />, 'close'],
        }}
        on={{ view: ({ index: viewed }) => setShownId(photos[viewed]?.id ?? shownId) }}
        carousel={{ finite: true, preload: 1, padding: 0, spacing: '10%' }}
        controller={{ ref: refs.controller, closeOnBackdropClick: true, closeOnPullDown: true }}
        animation={{ fade: 200, swipe: 300, navigation: keyPauseMs * 2, zoom: 250 }}
        zoom={{ ref: refs.zoom, supports: ['photo'], maxZoom: 3, doubleClickMaxStops: 1 }}
        render={{
          ...icons,
          slide: ({ slide, offset }) =>
            slide.type === 'photo' && (
              <PhotoSlide key={slide.photo.id} photo={slide.photo} isShown={offset === 0} />
            ),
          slideFooter: ({ slide }) =>
            slide.type === 'photo' && <PhotoCaption photo={slide.photo} isShown={slide.photo === photo} />,
          controls: () => <PhotoCounter index={index + 1} total={photos.length} title={photo?.title ?? ''} />,
        }}
        labels={{ ...content.labels, Lightbox: content.dialog.replace('{album}', albumName) }}
      />
    </>
  );
}
