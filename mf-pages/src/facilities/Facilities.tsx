import { useContent } from 'shared/language/LanguageContext';
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
