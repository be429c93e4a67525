import { css, keyframes } from '@emotion/react';
import { type HeroPhoto, heroPhotos } from 'shared/images/heroPhotos';
import { Picture } from 'shared/images/Picture';
import { useContent } from 'shared/locale/LocaleContext';
import { useSite } from 'shared/site/useSite';
import { HomeContent } from './homeContent.ts';
import { SlideControls } from './SlideControls.tsx';
import { useSlideshow } from './useSlideshow.ts';

/** The part of each photo, across, that an upright tablet keeps. Others keep the right edge, with the watermark. */
const focus: Record<HeroPhoto, string> = {
  'hero/gate-in-the-morning': '85%',
  'hero/sky-bridge': '75%',
  'hero/assembly': '85%',
  'hero/computer-laboratory': '55%',
  'hero/yoga-on-the-terrace': '85%',
  'hero/festival-night': '85%',
};

const uprightTablet = '@media (min-width: 48rem) and (max-width: 59.99rem) and (orientation: portrait)';

const fadeIn = keyframes({ from: { opacity: 0 } });

const pictures = css({
  gridArea: 'pictures',
  position: 'relative',
  overflow: 'hidden',
  '@media (min-width: 48rem)': { position: 'absolute', inset: 0 },
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
export function Slideshow() {
  const { images } = useSite();
  const { slides } = useContent(HomeContent);
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
                css={[
                  slide,
                  { [uprightTablet]: { objectPosition: `${focus[photo]} bottom` } },
                  at === previous && beneath,
                  at === index && index !== previous && onTop,
                ]}
                image={`${images.base}v1/${photo}`}
                preset="hero"
                alt={slides[photo]}
                aria-hidden={at !== index}
                fetchPriority={at === 0 ? 'high' : 'low'}
              />
            ),
        )}
      </div>
      <SlideControls {...slideshow} />
    </>
  );
}
