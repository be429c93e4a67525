import { css } from '@emotion/react';
import { useLocale } from 'shared/locale/LocaleContext';
import { Link } from 'shared/router';
import { calendar } from 'shared/school/calendar';
import { useSchoolTime } from 'shared/site/useSchoolTime';
import { describeDay } from './describeDay.ts';
import type { SchoolDatesContent } from './schoolDates.en.ts';

/** The second line of a phone is reserved: it is filled in when the page is hydrated. */
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 var(--space-4)',
  minHeight: ['3.3em', '2lh'],
  margin: 0,
  padding: 'var(--space-3) var(--gutter)',
  '@media (min-width: 40rem)': { minHeight: 0 },
  '@media print': { display: 'none' },
});

/** The calendar, and what is on today or next. */
export function NextDate({ content }: { content: SchoolDatesContent }) {
  const locale = useLocale();
  const time = useSchoolTime();
  return (
    <p css={line} data-tone="floor">
      <Link to="/academics#calendar">{content.title}</Link>
      <span>{time && describeDay(time.day, calendar, content, locale)}</span>
    </p>
  );
}
