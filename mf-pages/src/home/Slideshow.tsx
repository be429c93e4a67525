import { css, keyframes } from '@emotion/react';
import { Picture } from 'shared/images/Picture';
import { useSite } from 'shared/site/useSite';
import { content } from './content.en.ts';
import { SlideControls } from './SlideControls.tsx';
import { useSlideshow } from './useSlideshow.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

const slide = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'right bottom',
  opacity: 0,
  '@media print': { display: 'none' },
});
const beneath = css({ opacity: 1 });
const onTop = css({ zIndex: 1, opacity: 1, animation: `${fadeIn} 900ms var(--ease)` });

/**
 * The photos on top of one another, and the controls. The first photo comes with the page, at once, since a fade would
 * delay the largest paint; the others are created shortly before their turn.
 */
export function Slideshow() {
  const { images } = useSite();
  const slideshow = useSlideshow(content.slides.length);
  const { index, previous, created } = slideshow;
  return (
    <>
      {content.slides.map(
        ({ image, alt }, at) =>
          created.has(at) && (
            <Picture
              key={image}
              css={[slide, at === previous && beneath, at === index && index !== previous && onTop]}
              image={`${images.base}v1/${image}`}
              preset="hero"
              alt={alt}
              aria-hidden={at !== index}
              fetchPriority={at === 0 ? 'high' : 'low'}
            />
          ),
      )}
      <SlideControls {...slideshow} />
    </>
  );
}
