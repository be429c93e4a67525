import { PageHeader } from 'shared/ui/PageHeader';
import { content } from './content.en.ts';
import { FacilityGroups } from './FacilityGroups.tsx';
import { OutdoorSpaces } from './OutdoorSpaces.tsx';
import { Overview } from './Overview.tsx';
import { Statistics } from './Statistics.tsx';

export function FacilitiesPage() {
  return (
    <>
      <PageHeader {...content.header} />
      <Overview />
      <Statistics />
      <FacilityGroups />
      <OutdoorSpaces />
    </>
  );
}
