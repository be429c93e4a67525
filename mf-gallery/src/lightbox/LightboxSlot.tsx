import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { dispatchSiteEvent } from 'shared/contract/events';
import { useGalleryContent } from '../GalleryContent.ts';
import type { PhotoLightboxProps } from './PhotoLightbox.tsx';

let loaded: typeof import('./PhotoLightbox.tsx') | undefined;

/** Loads the code of the lightbox; after a failure, again. */
export async function loadLightbox() {
  loaded ??= await import('./PhotoLightbox.tsx');
  return loaded;
}

const veil = css({
  position: 'fixed',
  inset: 0,
  zIndex: 9999,
  display: 'grid',
  placeItems: 'center',
  background: 'rgb(14 16 32 / 0.9)',
  color: '#fff6e8',
});

/** The lightbox, as soon as its code is there. */
export function LightboxSlot(props: PhotoLightboxProps) {
  const [module, setModule] = useState(loaded);
  const { lightbox: content } = useGalleryContent();
  const { openId, onClose } = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one attempt each time that a photo is opened
  useEffect(() => {
    if (module) return;
    let isWanted = true;
    loadLightbox().then(
      (lightbox) => isWanted && setModule(lightbox),
      () => {
        if (!isWanted) return;
        dispatchSiteEvent('site:toast', { message: content.notOpened });
        onClose(openId);
      },
    );
    return () => {
      isWanted = false;
    };
  }, []);

  if (module) return <module.PhotoLightbox {...props} />;
  return (
    <div css={veil} role="status">
      {content.opening}
    </div>
  );
}
