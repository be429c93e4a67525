import { inLocale } from 'shared/contract/locales';
import type { LocaleContent } from 'shared/locale/localeContent';
import { coversDay, entriesOf, includesDay, type SchoolCalendar } from 'shared/school/calendarDays';
import type { SchoolDatesContent } from './schoolDates.en.ts';

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
