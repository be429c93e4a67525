import { ButtonLink } from 'shared/ui/ButtonLink';
import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../blocks/pictures.ts';
import { Criteria } from './Criteria.tsx';
import { content } from './content.en.ts';
import { DocumentsAndDates } from './DocumentsAndDates.tsx';
import { Fees } from './Fees.tsx';
import { OfficeAndPolicy } from './OfficeAndPolicy.tsx';
import { ProcessSteps } from './ProcessSteps.tsx';

export function AdmissionsPage() {
  const { title, lead, pictureAlt: alt, seeFees, contact } = content.header;
  return (
    <>
      <PageHeader title={title} lead={lead} picture={{ ...usePicture('admission-desk'), alt }}>
        <ButtonLink to="/admissions#fees">{seeFees}</ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          {contact}
        </ButtonLink>
      </PageHeader>
      <ProcessSteps />
      <Criteria />
      <Fees />
      <DocumentsAndDates />
      <OfficeAndPolicy />
    </>
  );
}
