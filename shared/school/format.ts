import type { OpeningHours } from './officeHours.ts';

/**
 * `3600` -> `3,600`, `125000` -> `1,25,000`: a whole number with Indian grouping. Not by `Intl`, whose first use delays
 * hydration on a slow phone by 60 ms.
 */
export const formatNumber = (value: number) => String(value).replace(/\B(?=(\d\d)*\d{3}$)/g, ',');

/** `1500` -> `₹1,500`. */
export const formatRupees = (rupees: number) => `₹${formatNumber(rupees)}`;

/** `'16:00'` -> `4:00 PM`. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `7:30-10:30 AM`, and `10:45 AM-4:00 PM` where the halves of the day differ. */
export function formatTimeRange(from: string, to: string): string {
  const start = formatTime(from);
  const end = formatTime(to);
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)}-${end}` : `${start}-${end}`;
}

/** `Mon-Fri 7:30 AM-4:00 PM`; a single day in full: `Saturday 7:30 AM-2:30 PM`. */
export function formatOpeningHours({ days, opens, closes }: OpeningHours): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const label = days.length === 1 ? first : `${first.slice(0, 3)}-${last.slice(0, 3)}`;
  return `${label} ${formatTime(opens)}-${formatTime(closes)}`;
}

/** `'2025-01'` -> `January 2025`. */
export function formatMonth(month: string): string {
  const months = 'January February March April May June July August September October November December';
  const [year, number] = month.split('-');
  return `${months.split(' ')[Number(number) - 1]} ${year}`;
}

/** `+91 00000 00000` -> `tel:+910000000000`. */
export const telephoneLink = (telephone: string) => `tel:${telephone.replaceAll(' ', '')}`;
