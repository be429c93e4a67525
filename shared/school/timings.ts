import { coversDay, isClosedOn, type OpenDays } from './calendarDays.ts';
import { type GradeId, isFrom } from './grades.ts';
import { minutesOf, type SchoolTime, weekdayOf } from './schoolTime.ts';

/** Times of the school day, local time, 24 hours `HH:MM`. */
export const sessions = {
  junior: { from: 'pre-nursery', to: 'class-1', starts: '07:30', ends: '10:30', arriveBy: '07:15' },
  senior: {
    from: 'class-2',
    to: 'class-5',
    starts: '10:45',
    ends: '16:00',
    arriveBy: '10:30',
    lunch: { starts: '14:15', ends: '14:30' },
  },
} as const;

export const sessionOf = (grade: GradeId) => (isFrom(sessions.senior.from, grade) ? 'senior' : 'junior');

/** Minutes before a session starts at which the gate closes, and after its end within which a child is met. */
export const gateClosesMinutesBefore = 5;
export const pickupWithinMinutes = 10;

/** Share of school days that a pupil must attend in a term, in percent. */
export const minimumAttendancePercent = 85;
/** Consecutive months of unapproved absence after which a pupil is removed from the rolls. */
export const removalAfterMonths = 2;
/** Days ahead of which a leave application is due, and consecutive days above which it needs a valid reason. */
export const leaveNoticeDays = 1;
export const leaveNeedsReasonAfterDays = 3;

export type SchoolDayPart = 'before' | 'juniors' | 'between' | 'seniors' | 'lunch' | 'afternoon' | 'over';

const { junior, senior } = sessions;
const ends: readonly [SchoolDayPart, string][] = [
  ['before', junior.starts],
  ['juniors', junior.ends],
  ['between', senior.starts],
  ['seniors', senior.lunch.starts],
  ['lunch', senior.lunch.ends],
  ['afternoon', senior.ends],
];

/** The part of the school day by the timetable, Monday to Friday. Undefined when there is none, and where the calendar ends. */
export function schoolDayPart({ day, minutes }: SchoolTime, calendar: OpenDays): SchoolDayPart | undefined {
  if (!coversDay(calendar, day) || isClosedOn(calendar, day)) return undefined;
  if (['Saturday', 'Sunday'].includes(weekdayOf(day))) return undefined;
  return ends.find(([, end]) => minutes < minutesOf(end))?.[0] ?? 'over';
}
