import { css } from '@emotion/react';
import { useState } from 'react';
import { imageUrl, isCdnImage, phoneMedia } from 'shared/images/presets';
import { savesData } from 'shared/images/savesData';
import { useSite } from 'shared/site/useSite';
import { photoName } from '../album/photoName.ts';
import type { Photo } from '../data/photo.ts';
import { PhotoFailure } from './PhotoFailure.tsx';

const preset = 'lightbox';

const place = css({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '100%',
  overflow: 'hidden',
  background: 'rgb(255 246 232 / 0.08)',
});

/** As large as the window allows in the photo's own shape, before it has loaded. */
const inShape = (size: { width: number; height: number }) => {
  const ratio = size.width / size.height;
  return css({ width: `min(100cqw, 100cqh * ${ratio}, ${size.width}px)`, aspectRatio: String(ratio) });
};

const image = css({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
});

interface PhotoSlideProps {
  photo: Photo;
  /** False beside the photo that is shown: those photos are loaded ahead. */
  isShown: boolean;
}

/** One photo in the lightbox. Clicks beside it close the lightbox, clicks on it do not. */
export function PhotoSlide({ photo, isShown }: PhotoSlideProps) {
  const site = useSite();
  const [attempt, setAttempt] = useState({ number: 0, hasFailed: false });
  const [ownSize, setOwnSize] = useState(photo.size);

  if (attempt.hasFailed) {
    return <PhotoFailure onRetry={() => setAttempt({ number: attempt.number + 1, hasFailed: false })} />;
  }
  return (
    <picture
      key={attempt.number}
      aria-hidden={!isShown}
      css={[
        place,
        inShape(ownSize ?? { width: 1200, height: 900 }),
        photo.colour && { background: photo.colour },
      ]}
    >
      {savesData() && isCdnImage(photo.url, site) && (
        <source srcSet={imageUrl(photo.url, preset, site, 'saving')} />
      )}
      <source media={phoneMedia} srcSet={imageUrl(photo.url, preset, site, 'phone')} />
      <img
        css={image}
        src={imageUrl(photo.url, preset, site)}
        alt={photoName(photo)}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setOwnSize(photo.size ?? { width, height })
        }
        onError={() => setAttempt({ ...attempt, hasFailed: true })}
      />
    </picture>
  );
}
