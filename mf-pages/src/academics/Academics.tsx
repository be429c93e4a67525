import { useContent } from 'shared/locale/LocaleContext';
import { PageHeader } from 'shared/ui/PageHeader';
import { usePicture } from '../blocks/pictures.ts';
import { AcademicYear } from './AcademicYear.tsx';
import { AcademicsContent } from './academicsContent.ts';
import { CoCurricular } from './CoCurricular.tsx';
import { Curriculum } from './Curriculum.tsx';
import { HolisticApproach } from './HolisticApproach.tsx';
import { Timings } from './Timings.tsx';
import { YearCalendar } from './YearCalendar.tsx';

export function Academics() {
  const { pictureAlt: alt, ...words } = useContent(AcademicsContent).header;
  return (
    <>
      <PageHeader {...words} picture={{ ...usePicture('classroom'), alt }} />
      <Timings />
      <HolisticApproach />
      <Curriculum />
      <CoCurricular />
      <AcademicYear />
      <YearCalendar />
    </>
  );
}
