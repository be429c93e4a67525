import { coversDay, dayAfter, isClosedOn, type OpenDays } from './calendarDays.ts';
import { minutesOf, type SchoolTime, type Weekday, weekdayOf } from './schoolTime.ts';

export interface OpeningHours {
  /** First and last day, as schema.org names them. */
  days: readonly [Weekday, ...Weekday[]];
  /** Local time, 24 hours `HH:MM`. */
  opens: string;
  closes: string;
}

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

/** Times are local, `HH:MM`. Without `day` the office opens on the same day, without `weekday` in a week or later. */
export type OfficeStatus = { closes: string } | { opens: string; day?: string; weekday?: Weekday };

/** Whether the administrative office is open, until when, or when it opens next. Undefined where the calendar ends. */
export function officeStatus({ day, minutes }: SchoolTime, calendar: OpenDays): OfficeStatus | undefined {
  if (!coversDay(calendar, day)) return undefined;
  const today = hoursOn(day, calendar);
  if (today && minutes < minutesOf(today.opens)) return { opens: today.opens };
  if (today && minutes < minutesOf(today.closes)) return { closes: today.closes };
  return openingAfter(day, calendar);
}

/** The next opening on a later day. */
function openingAfter(from: string, calendar: OpenDays) {
  let day = dayAfter(from);
  for (let ahead = 1; coversDay(calendar, day); ahead++) {
    const hours = hoursOn(day, calendar);
    if (hours) return { opens: hours.opens, day, ...(ahead < 7 && { weekday: weekdayOf(day) }) };
    day = dayAfter(day);
  }
  return undefined;
}

function hoursOn(day: string, calendar: OpenDays): OpeningHours | undefined {
  if (isClosedOn(calendar, day)) return undefined;
  return administrativeHours.find(({ days }: OpeningHours) => days.includes(weekdayOf(day)));
}
