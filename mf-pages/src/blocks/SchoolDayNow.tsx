import { css } from '@emotion/react';
import { calendar } from 'shared/school/calendar';
import { schoolDayPart } from 'shared/school/timings';
import { useSchoolTime } from 'shared/site/useSchoolTime';
import type { SchoolDayContent } from './schoolDay.en.ts';

/** Its place is reserved: it is filled in when the page is hydrated. */
const line = css({
  minHeight: ['3.3em', '2lh'],
  fontWeight: 600,
  '@media (min-width: 40rem)': { minHeight: ['1.65em', '1lh'] },
  '@media print': { display: 'none' },
});

/** What goes on at school at this moment; empty at weekends and on holidays. */
export function SchoolDayNow({ content }: { content: SchoolDayContent }) {
  const time = useSchoolTime();
  const part = time && schoolDayPart(time, calendar);
  return <p css={line}>{part && `${content.label} ${content.parts[part]}`}</p>;
}
