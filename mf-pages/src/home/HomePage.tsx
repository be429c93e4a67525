import { Hero } from './Hero.tsx';
import { HomeSections } from './HomeSections.tsx';
import { Slideshow } from './Slideshow.tsx';

export function HomePage() {
  return (
    <>
      <Hero>
        <Slideshow />
      </Hero>
      <HomeSections />
    </>
  );
}
