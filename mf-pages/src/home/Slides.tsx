import { css, keyframes } from '@emotion/react';
import { Picture } from 'shared/images/Picture';
import { useSite } from 'shared/site/useSite';
import { content } from './content.en.ts';

interface SlidesProps {
  index: number;
  previous: number;
  created: ReadonlySet<number>;
}

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
 * The photos on top of one another: the first comes with the page, at once, since a fade would put off the largest
 * paint of all; the others shortly before their turn.
 */
export function Slides({ index, previous, created }: SlidesProps) {
  const { images } = useSite();
  return content.slides.map(
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
  );
}
