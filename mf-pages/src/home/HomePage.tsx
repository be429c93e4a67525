import { NextDate } from '../blocks/NextDate.tsx';
import { Badges } from './Badges.tsx';
import { CoreValues } from './CoreValues.tsx';
import type { HomeContent } from './content.en.ts';
import { ExploreSchool } from './ExploreSchool.tsx';
import { Hero } from './Hero.tsx';

export function HomePage({ content }: { content: HomeContent }) {
  return (
    <>
      <Hero content={content} />
      <Badges content={content.badges} />
      <NextDate content={content.dates} />
      <CoreValues {...content.values} />
      <ExploreSchool {...content.explore} />
    </>
  );
}
