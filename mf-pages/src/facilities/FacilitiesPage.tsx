import { PageHeader } from 'shared/ui/PageHeader';
import type { FacilitiesContent } from './content.en.ts';
import { FacilityGroups } from './FacilityGroups.tsx';
import { OutdoorSpaces } from './OutdoorSpaces.tsx';
import { Overview } from './Overview.tsx';
import { Statistics } from './Statistics.tsx';

export function FacilitiesPage({ content }: { content: FacilitiesContent }) {
  return (
    <>
      <PageHeader {...content.header} />
      <Overview {...content.overview} />
      <Statistics {...content.statistics} />
      <FacilityGroups content={content.groups} />
      <OutdoorSpaces {...content.outdoor} />
    </>
  );
}
