import { Suspense } from 'react';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../illustration/usePicture.ts';
import { laterPart } from '../laterPart.ts';
import { header } from './header.en.ts';

const { Part: Sections, loader } = laterPart(
  async () => (await import('./AdmissionsSections.tsx')).AdmissionsSections,
);

export { loader };

export function AdmissionsPage() {
  const picture = { ...usePicture('admission-desk'), alt: header.pictureAlt };
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} picture={picture}>
        <ButtonLink to="/admissions#fees">{header.seeFees}</ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          {header.contact}
        </ButtonLink>
      </PageHeader>
      <Suspense>
        <Sections />
      </Suspense>
    </>
  );
}
