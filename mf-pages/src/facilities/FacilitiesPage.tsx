import { PageHeader } from 'shared/ui/PageHeader';
import { FacilitiesSections } from './FacilitiesSections.tsx';
import { header } from './header.en.ts';

export function FacilitiesPage() {
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} />
      <FacilitiesSections />
    </>
  );
}
