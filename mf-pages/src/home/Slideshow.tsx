import { content } from './content.en.ts';
import { SlideControls } from './SlideControls.tsx';
import { Slides } from './Slides.tsx';
import { useSlideshow } from './useSlideshow.ts';

export function Slideshow() {
  const slideshow = useSlideshow(content.slides.length);
  return (
    <>
      <Slides {...slideshow} />
      <SlideControls {...slideshow} />
    </>
  );
}
