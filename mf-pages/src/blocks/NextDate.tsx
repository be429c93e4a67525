import { css } from '@emotion/react';
import { inLocale } from 'shared/contract/locales';
import { useLocale } from 'shared/locale/LocaleContext';
import type { LocaleContent } from 'shared/locale/localeContent';
import { Link } from 'shared/router';
import { calendar } from 'shared/school/calendar';
import { coversDay, entriesOf, includesDay, type SchoolCalendar } from 'shared/school/calendarDays';
import { useSchoolTime } from 'shared/site/useSchoolTime';
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

/** What is on at school on a day, or what comes next: one line. Undefined where the calendar ends. */
export function describeDay(
  day: string,
  school: SchoolCalendar,
  content: SchoolDatesContent,
  { locale, format }: Pick<LocaleContent, 'locale' | 'format'>,
): string | undefined {
  if (!coversDay(school, day)) return undefined;
  const entries = entriesOf(school).filter(({ kind, from, to }) => day <= (kind === 'terms' ? from : to));
  const now = entries.filter((entry) => includesDay(entry, day));
  const closure = now.find(({ kind }) => kind === 'closures');
  if (closure) {
    const name = inLocale(closure.name, locale);
    return closure.to === day ? content.closedToday(name) : content.closedUntil(name, format.day(closure.to));
  }
  const [today] = now;
  if (today) return content.today(inLocale(today.name, locale));
  const [next] = entries;
  return next && content.next(inLocale(next.name, locale), format.days(next));
}
