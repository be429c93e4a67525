import type { CalendarEntry, SchoolCalendar } from './calendarDays.ts';

/** Holidays on the same date in every year. */
const holidaysOf = (year: number): CalendarEntry[] => [
  { from: `${year}-01-23`, name: { en: 'Netaji’s birthday', bn: 'নেতাজির জন্মদিন' } },
  { from: `${year}-01-26`, name: { en: 'Republic Day', bn: 'প্রজাতন্ত্র দিবস' } },
  { from: `${year}-05-01`, name: { en: 'May Day', bn: 'মে দিবস' } },
  { from: `${year}-08-15`, name: { en: 'Independence Day', bn: 'স্বাধীনতা দিবস' } },
  { from: `${year}-10-02`, name: { en: 'Gandhi Jayanti', bn: 'গান্ধী জয়ন্তী' } },
  { from: `${year}-12-25`, name: { en: 'Christmas Day', bn: 'বড়দিন' } },
];

/** The school's dates. How to fill them in: docs/for-the-school.md. */
export const calendar: SchoolCalendar = {
  years: [2026, 2027],
  terms: [],
  closures: [...holidaysOf(2026), ...holidaysOf(2027)],
  examinations: [],
  admissions: [],
};
