import { PageHeader } from 'shared/ui/PageHeader';
import { unbroken } from 'shared/ui/unbroken';
import { usePicture } from '../blocks/pictures.ts';
import { AcademicYear } from './AcademicYear.tsx';
import { CoCurricular } from './CoCurricular.tsx';
import { Curriculum } from './Curriculum.tsx';
import type { AcademicsContent } from './content.en.ts';
import { HolisticApproach } from './HolisticApproach.tsx';
import { Timings } from './Timings.tsx';
import { YearCalendar } from './YearCalendar.tsx';

export function AcademicsPage({ content }: { content: AcademicsContent }) {
  const { pictureAlt: alt, lead, ...words } = content.header;
  return (
    <>
      <PageHeader {...words} lead={unbroken(lead)} picture={{ ...usePicture('classroom'), alt }} />
      <Timings content={content.timings} />
      <HolisticApproach {...content.holistic} />
      <Curriculum content={content.curriculum} />
      <CoCurricular {...content.coCurricular} />
      <AcademicYear content={content.year} />
      <YearCalendar content={content.calendar} />
    </>
  );
}
