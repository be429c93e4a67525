import { Suspense } from 'react';
import { PageHeader } from 'shared/ui/PageHeader';
import { laterPart } from '../laterPart.ts';
import { header } from './header.en.ts';

const { Part: Sections, loader } = laterPart(
  async () => (await import('./FacilitiesSections.tsx')).FacilitiesSections,
);

export { loader };

export function FacilitiesPage() {
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} />
      <Suspense>
        <Sections />
      </Suspense>
    </>
  );
}
