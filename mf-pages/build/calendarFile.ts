import ICAL from 'ical.js';
import { inLocale, type Locale } from 'shared/contract/locales';
import { coversDay, dayAfter, entriesOf, type SchoolCalendar } from 'shared/school/calendarDays';

/**
 * The calendar as iCalendar (RFC 5545), every entry as whole days. The same calendar always makes the same file, and an
 * entry keeps its id as long as its days stay.
 */
export function calendarFile(school: SchoolCalendar, locale: Locale, title: string): string {
  const file = new ICAL.Component('vcalendar');
  file.addPropertyWithValue('version', '2.0');
  file.addPropertyWithValue('prodid', `-//School website//Calendar//${locale.toUpperCase()}`);
  file.addPropertyWithValue('x-wr-calname', title);
  for (const { kind, name, from, to } of entriesOf(school)) {
    const event = new ICAL.Component('vevent');
    event.addPropertyWithValue('uid', idOf({ kind, from, to }));
    event.addPropertyWithValue('dtstamp', ICAL.Time.fromDateTimeString(`${from}T00:00:00Z`));
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(from));
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(dayAfter(to)));
    event.addPropertyWithValue('summary', inLocale(name, locale));
    event.addPropertyWithValue('transp', 'TRANSPARENT');
    file.addSubcomponent(event);
  }
  return `${file}\r\n`;
}

const idOf = ({ kind, from, to }: { kind: string; from: string; to: string }) =>
  `${kind}-${from}-${to}@school-calendar`;

/** What is wrong in the calendar, with what to do. Empty if it may go live. */
export function calendarProblems(school: SchoolCalendar): string[] {
  const ids = new Set<string>();
  return entriesOf(school).flatMap(({ kind, name, from, to }) => {
    const place = `shared/school/calendar.ts, ${kind}, "${name.en}":`;
    const wrong = [from, to].find((day) => !isDay(day));
    if (wrong) return [`${place} ${wrong} is not a day. Write it as 2026-08-15.`];
    if (to < from) return [`${place} it ends on ${to}, before it begins. Exchange from and to.`];
    if (!coversDay(school, from))
      return [`${place} ${from} is not in "years". Add its year there, or remove it.`];
    const id = idOf({ kind, from, to });
    if (ids.has(id)) return [`${place} another one has the same days. Join the two.`];
    ids.add(id);
    return [];
  });
}

const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`);
};
