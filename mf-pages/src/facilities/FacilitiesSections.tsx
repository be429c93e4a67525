import { FacilityGroups } from './FacilityGroups.tsx';
import { OutdoorSpaces } from './OutdoorSpaces.tsx';
import { Overview } from './Overview.tsx';
import { Statistics } from './Statistics.tsx';

/** What follows the top of the page. */
export function FacilitiesSections() {
  return (
    <>
      <Overview />
      <Statistics />
      <FacilityGroups />
      <OutdoorSpaces />
    </>
  );
}
