import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../blocks/pictures.ts';
import { AcademicYear } from './AcademicYear.tsx';
import { CoCurricular } from './CoCurricular.tsx';
import { Curriculum } from './Curriculum.tsx';
import { content } from './content.en.ts';
import { HolisticApproach } from './HolisticApproach.tsx';
import { Timings } from './Timings.tsx';

export function AcademicsPage() {
  const { pictureAlt: alt, ...words } = content.header;
  return (
    <>
      <PageHeader {...words} picture={{ ...usePicture('classroom'), alt }} />
      <Timings />
      <HolisticApproach />
      <Curriculum />
      <CoCurricular />
      <AcademicYear />
    </>
  );
}
