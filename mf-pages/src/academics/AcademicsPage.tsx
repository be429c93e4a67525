import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../illustration/usePicture.ts';
import { AcademicsSections } from './AcademicsSections.tsx';
import { header } from './header.en.ts';

export function AcademicsPage() {
  const picture = { ...usePicture('classroom'), alt: header.pictureAlt };
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} picture={picture} />
      <AcademicsSections />
    </>
  );
}
