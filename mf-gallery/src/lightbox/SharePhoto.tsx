import { css } from '@emotion/react';
import { useLocation } from 'shared/router';
import { ShareButton } from 'shared/ui/ShareButton';
import { photoSearch } from '../addresses.ts';
import type { Photo } from '../data/photos.ts';
import { useGalleryContent } from '../GalleryContent.ts';

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
