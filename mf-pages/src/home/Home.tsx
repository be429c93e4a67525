import { Badges } from './Badges.tsx';
import { CoreValues } from './CoreValues.tsx';
import { ExploreSchool } from './ExploreSchool.tsx';
import { Hero } from './Hero.tsx';

export function Home() {
  return (
    <>
      <Hero />
      <Badges />
      <CoreValues />
      <ExploreSchool />
    </>
  );
}
