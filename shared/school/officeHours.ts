export interface OpeningHours {
  /** First and last day, as schema.org names them. */
  days: readonly Weekday[];
  /** Local time, 24 hours `HH:MM`. */
  opens: string;
  closes: string;
}

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';

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
