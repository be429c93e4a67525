/** A moment at the school. */
export interface SchoolTime {
  /** 0 is Sunday. */
  weekday: number;
  /** Since midnight. */
  minutes: number;
}

/** India Standard Time, all year. */
const minutesAheadOfUtc = 330;

export function schoolTime(now: Date): SchoolTime {
  const there = new Date(now.getTime() + minutesAheadOfUtc * 60_000);
  return { weekday: there.getUTCDay(), minutes: there.getUTCHours() * 60 + there.getUTCMinutes() };
}

/** `'16:00'` -> 960. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
