import { AcademicYear } from './AcademicYear.tsx';
import { CoCurricular } from './CoCurricular.tsx';
import { Curriculum } from './Curriculum.tsx';
import { HolisticApproach } from './HolisticApproach.tsx';
import { Timings } from './Timings.tsx';

/** What follows the top of the page. */
export function AcademicsSections() {
  return (
    <>
      <Timings />
      <HolisticApproach />
      <Curriculum />
      <CoCurricular />
      <AcademicYear />
    </>
  );
}
