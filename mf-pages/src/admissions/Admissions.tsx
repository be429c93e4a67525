import { useContent } from 'shared/locale/LocaleContext';
import { ButtonLink } from 'shared/ui/ButtonLink';
import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../blocks/pictures.ts';
import { AdmissionsContent } from './admissionsContent.ts';
import { Criteria } from './Criteria.tsx';
import { DocumentsAndDates } from './DocumentsAndDates.tsx';
import { Fees } from './Fees.tsx';
import { OfficeAndPolicy } from './OfficeAndPolicy.tsx';
import { ProcessSteps } from './ProcessSteps.tsx';

export function Admissions() {
  const { pictureAlt: alt, seeFees, ...words } = useContent(AdmissionsContent).header;
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
