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
  const { pictureAlt: alt, seeFees, ...words } = content.header;
  return (
    <>
      <PageHeader {...words} picture={{ ...usePicture('admission-desk'), alt }}>
        <ButtonLink to="/admissions#fees">{seeFees}</ButtonLink>
      </PageHeader>
      <ProcessSteps />
      <Criteria />
      <Fees />
      <DocumentsAndDates />
      <OfficeAndPolicy />
    </>
  );
}
