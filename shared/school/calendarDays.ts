import type { ByLocale } from '../contract/locales.ts';

/** Days at the school as `2026-08-15`, both included. `to` is absent where it is one day. */
export interface Days {
  from: string;
  to?: string;
}

export interface CalendarEntry extends Days {
  name: ByLocale<string>;
}

/** What tells on which days the school is open. */
export interface OpenDays {
  /** Years of which all closures are given, one after the other. Of other years nothing is said. */
  years: readonly number[];
  /** When the school and its office are closed, beside the usual days of the week. */
  closures: readonly Days[];
}

export interface SchoolCalendar extends OpenDays {
  terms: readonly CalendarEntry[];
  closures: readonly CalendarEntry[];
  examinations: readonly CalendarEntry[];
  /** Forms, interactions, the first day: what the Admissions page lists. */
  admissions: readonly CalendarEntry[];
}

const kinds = ['terms', 'closures', 'examinations', 'admissions'] as const;

export interface DatedEntry extends CalendarEntry {
  kind: (typeof kinds)[number];
  to: string;
}

/** Everything in the calendar by its first day. */
export const entriesOf = (school: SchoolCalendar): DatedEntry[] =>
  kinds
    .flatMap((kind) => school[kind].map((entry) => ({ to: entry.from, ...entry, kind })))
    .sort((one, other) => (one.from < other.from ? -1 : 1));

export const includesDay = ({ from, to = from }: Days, day: string) => from <= day && day <= to;

export const coversDay = ({ years }: OpenDays, day: string) => years.includes(Number(day.slice(0, 4)));

export const isClosedOn = ({ closures }: OpenDays, day: string) =>
  closures.some((closure) => includesDay(closure, day));

/** `2026-12-31` -> `2027-01-01`. */
export function dayAfter(day: string): string {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
