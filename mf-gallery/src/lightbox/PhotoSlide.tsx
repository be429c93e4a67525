import { css } from '@emotion/react';
import { useState } from 'react';
import { Picture } from 'shared/images/Picture';
import { savesData } from 'shared/images/savesData';
import { Button } from 'shared/ui/Button';
import type { Photo } from '../data/photos.ts';
import { useGalleryContent } from '../GalleryContent.ts';

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

const failure = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-4)',
  padding: 'var(--space-6)',
  borderRadius: 'var(--radius-large)',
  color: '#fff6e8',
  textAlign: 'center',
  p: { margin: 0 },
});

interface PhotoSlideProps {
  photo: Photo;
  /** False beside the photo that is shown: those photos are loaded ahead. */
  isShown: boolean;
}

/** One photo in the lightbox. Clicks beside it close the lightbox, clicks on it do not. */
export function PhotoSlide({ photo, isShown }: PhotoSlideProps) {
  const { lightbox: content } = useGalleryContent();
  const [attempt, setAttempt] = useState({ number: 0, hasFailed: false });
  const [ownSize, setOwnSize] = useState(photo.size);

  if (attempt.hasFailed) {
    return (
      <div css={failure} role="alert" data-tone="indigo">
        <p>{content.failed}</p>
        <Button onClick={() => setAttempt({ number: attempt.number + 1, hasFailed: false })}>
          {content.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <span
      key={attempt.number}
      aria-hidden={!isShown}
      css={[
        place,
        inShape(ownSize ?? { width: 1200, height: 900 }),
        photo.colour && { background: photo.colour },
      ]}
    >
      <Picture
        css={image}
        image={photo.url}
        preset="lightbox"
        savesData={savesData()}
        alt={photo.title}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setOwnSize(photo.size ?? { width, height })
        }
        onError={() => setAttempt({ ...attempt, hasFailed: true })}
      />
    </span>
  );
}
