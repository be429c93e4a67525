import { minutesOf, type SchoolTime } from './schoolTime.ts';

export interface OpeningHours {
  /** First and last day, as schema.org names them. */
  days: readonly [Weekday, ...Weekday[]];
  /** Local time, 24 hours `HH:MM`. */
  opens: string;
  closes: string;
}

const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof week)[number];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** When the administrative office is open: shown on contact, policies and footer. */
export const administrativeHours = [
  { days: weekdays, opens: '07:30', closes: '16:00' },
  { days: ['Saturday'], opens: '07:30', closes: '14:30' },
] as const satisfies readonly OpeningHours[];

/** When admissions are dealt with: the admissions page only. */
export const admissionsHours = [
  { days: weekdays, opens: '08:00', closes: '16:00' },
] as const satisfies readonly OpeningHours[];

/** Times are local, `HH:MM`. `day` is absent where the office opens on the same day. */
export type OfficeStatus = { closes: string } | { opens: string; day?: Weekday };

/** Whether the administrative office is open, until when, or when it opens next. Holidays are not known. */
export function officeStatus({ weekday, minutes }: SchoolTime): OfficeStatus {
  const today = hoursOn(week[weekday]);
  if (today && minutes < minutesOf(today.opens)) return { opens: today.opens };
  if (today && minutes < minutesOf(today.closes)) return { closes: today.closes };
  for (const day of [...week.slice(weekday + 1), ...week]) {
    const hours = hoursOn(day);
    if (hours) return { opens: hours.opens, day };
  }
  throw new Error('The office has no opening hours.');
}

const hoursOn = (day: Weekday | undefined): OpeningHours | undefined =>
  administrativeHours.find(({ days }: OpeningHours) => days.some((each) => each === day));
