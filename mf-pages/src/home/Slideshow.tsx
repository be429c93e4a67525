import { css, keyframes } from '@emotion/react';
import { heroPhotos } from 'shared/images/heroPhotos';
import { Picture } from 'shared/images/Picture';
import { useSite } from 'shared/site/useSite';
import type { HomeContent } from './content.en.ts';
import { beside } from './heroLayout.ts';
import { SlideControls } from './SlideControls.tsx';
import { useSlideshow } from './useSlideshow.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

const pictures = css({
  gridArea: 'pictures',
  position: 'relative',
  overflow: 'hidden',
  [beside]: { position: 'absolute', inset: 0 },
  '@media print': { display: 'none' },
});
const slide = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'right bottom',
  opacity: 0,
});
const beneath = css({ opacity: 1 });
const onTop = css({ zIndex: 1, opacity: 1, animation: `${fadeIn} 900ms var(--ease)` });

/**
 * The photos on top of one another, and the controls. The first photo comes with the page, at once, since a fade would
 * delay the largest paint; the others are created shortly before their turn.
 */
export function Slideshow({ content }: { content: HomeContent }) {
  const { images } = useSite();
  const { slides } = content;
  const slideshow = useSlideshow(heroPhotos.length);
  const { index, previous, created } = slideshow;
  return (
    <>
      <div css={pictures}>
        {heroPhotos.map(
          (photo, at) =>
            created.has(at) && (
              <Picture
                key={photo}
                css={[slide, at === previous && beneath, at === index && index !== previous && onTop]}
                image={`${images.base}v1/${photo}`}
                preset="hero"
                alt={slides[photo]}
                aria-hidden={at !== index}
                fetchPriority={at === 0 ? 'high' : 'low'}
              />
            ),
        )}
      </div>
      <SlideControls slideshow={slideshow} content={content.slideshow} />
    </>
  );
}
