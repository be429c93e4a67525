import { ButtonLink } from 'shared/ui/ButtonLink';
import { PageTop } from '../PageTop.tsx';
import { AdmissionsSections } from './AdmissionsSections.tsx';
import { header } from './header.en.ts';

export function AdmissionsPage() {
  return (
    <>
      <PageTop header={header} picture="admission-desk">
        <ButtonLink to="/admissions#fees">{header.seeFees}</ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          {header.contact}
        </ButtonLink>
      </PageTop>
      <AdmissionsSections />
    </>
  );
}
