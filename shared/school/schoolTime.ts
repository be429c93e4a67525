/** A moment at the school. */
export interface SchoolTime {
  /** `2026-08-15`. */
  day: string;
  /** Since midnight. */
  minutes: number;
}

/** India Standard Time, all year. */
const minutesAheadOfUtc = 330;

export function schoolTime(now: Date): SchoolTime {
  const there = new Date(now.getTime() + minutesAheadOfUtc * 60_000);
  return {
    day: there.toISOString().slice(0, 10),
    minutes: there.getUTCHours() * 60 + there.getUTCMinutes(),
  };
}

const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof week)[number];

/** `2026-08-15` -> `Saturday`. */
export function weekdayOf(day: string): Weekday {
  const weekday = week[new Date(day).getUTCDay()];
  if (!weekday) throw new RangeError(`${day} is not a day, such as 2026-08-15.`);
  return weekday;
}

/** `'16:00'` -> 960. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
