import { ButtonLink } from 'shared/ui/ButtonLink';
import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../illustration/usePicture.ts';
import { AdmissionsSections } from './AdmissionsSections.tsx';
import { header } from './header.en.ts';

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
      <AdmissionsSections />
    </>
  );
}
