import { useContent } from 'shared/locale/LocaleContext';
import { NextDate } from '../blocks/NextDate.tsx';
import { Badges } from './Badges.tsx';
import { CoreValues } from './CoreValues.tsx';
import { ExploreSchool } from './ExploreSchool.tsx';
import { Hero } from './Hero.tsx';
import { HomeContent } from './homeContent.ts';

export function Home() {
  return (
    <>
      <Hero />
      <Badges />
      <NextDate content={useContent(HomeContent).dates} />
      <CoreValues />
      <ExploreSchool />
    </>
  );
}
