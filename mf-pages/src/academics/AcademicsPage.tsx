import { PageTop } from '../PageTop.tsx';
import { AcademicsSections } from './AcademicsSections.tsx';
import { header } from './header.en.ts';

export function AcademicsPage() {
  return (
    <>
      <PageTop header={header} picture="classroom" />
      <AcademicsSections />
    </>
  );
}
