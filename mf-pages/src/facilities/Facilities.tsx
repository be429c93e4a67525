import { useContent } from 'shared/locale/LocaleContext';
import { PageHeader } from 'shared/ui/PageHeader';
import { FacilityGroups } from './FacilityGroups.tsx';
import { FacilitiesContent } from './facilitiesContent.ts';
import { OutdoorSpaces } from './OutdoorSpaces.tsx';
import { Overview } from './Overview.tsx';
import { Statistics } from './Statistics.tsx';

export function Facilities() {
  return (
    <>
      <PageHeader {...useContent(FacilitiesContent).header} />
      <Overview />
      <Statistics />
      <FacilityGroups />
      <OutdoorSpaces />
    </>
  );
}
