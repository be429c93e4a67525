import { Badges } from './Badges.tsx';
import { CoreValues } from './CoreValues.tsx';
import { ExploreSchool } from './ExploreSchool.tsx';

/** What follows the photos. */
export function HomeSections() {
  return (
    <>
      <Badges />
      <CoreValues />
      <ExploreSchool />
    </>
  );
}
