import { Suspense } from 'react';
import { laterPart } from '../laterPart.ts';
import { Hero } from './Hero.tsx';

const slideshow = laterPart(async () => (await import('./Slideshow.tsx')).Slideshow);
const sections = laterPart(async () => (await import('./HomeSections.tsx')).HomeSections);

export const loader: typeof sections.loader = async (...request) => {
  await Promise.all([slideshow.loader(...request), sections.loader(...request)]);
  return null;
};

export function HomePage() {
  return (
    <>
      <Hero>
        <Suspense>
          <slideshow.Part />
        </Suspense>
      </Hero>
      <Suspense>
        <sections.Part />
      </Suspense>
    </>
  );
}
