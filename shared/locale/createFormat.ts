import type { Days } from '../school/calendarDays.ts';
import type { OpeningHours } from '../school/officeHours.ts';
import type { Weekday } from '../school/schoolTime.ts';

export interface FormatContent {
  /** The ten digits from zero; absent where they are ASCII. */
  digits?: string;
  /** January first. */
  months: readonly string[];
  weekdays: Record<Weekday, { name: string; short: string }>;
  /** Parts of the day in their order, each with the hour that it ends before. */
  dayParts: readonly { until: number; name: string }[];
  /** `{time} {part}`: `4:00 PM`. */
  time: string;
  /** Between two times that differ in their part of the day, and two days of different months. */
  timeRange: string;
}

export type Format = ReturnType<typeof createFormat>;

/** Writes facts as a locale writes them. Not by `Intl`, whose first use delays hydration on a slow phone by 60 ms. */
export function createFormat({ digits, months, weekdays, dayParts, ...content }: FormatContent) {
  /** `1986` -> `১৯৮৬`: whatever has ASCII digits. */
  const localDigits = (text: string | number) =>
    digits ? String(text).replace(/\d/g, (digit) => digits.charAt(Number(digit))) : String(text);

  /** `3600` -> `3,600`, `125000` -> `1,25,000`: a whole number with Indian grouping. */
  const number = (value: number) => localDigits(String(value).replace(/\B(?=(\d\d)*\d{3}$)/g, ','));

  const partOf = (hour: number) => dayParts.find(({ until }) => hour < until)?.name ?? '';
  const parts = (time: string) => {
    const [hours = 0, minutes = ''] = time.split(':');
    const hour = Number(hours);
    return { clock: localDigits(`${hour % 12 || 12}:${minutes}`), part: partOf(hour) };
  };
  const timeOf = (clock: string, part: string) =>
    content.time.replace('{time}', clock).replace('{part}', part);

  /** `'16:00'` -> `4:00 PM`. */
  const time = (value: string) => {
    const { clock, part } = parts(value);
    return timeOf(clock, part);
  };

  /** `7:30-10:30 AM`, and `10:45 AM-4:00 PM` where the parts of the day differ. */
  const timeRange = (from: string, to: string) => {
    const [start, end] = [parts(from), parts(to)];
    return start.part === end.part
      ? timeOf(`${start.clock}-${end.clock}`, end.part)
      : time(from) + content.timeRange + time(to);
  };

  const monthOf = (date: string) => months[Number(date.slice(5, 7)) - 1];
  const dayOf = (date: string) => localDigits(Number(date.slice(8)));
  /** `2026-08-15` -> `15 August`. */
  const day = (date: string) => `${dayOf(date)} ${monthOf(date)}`;

  return {
    digits: localDigits,
    number,
    /** `1500` -> `₹1,500`. */
    rupees: (rupees: number) => `₹${number(rupees)}`,
    time,
    timeRange,
    /** `Mon-Fri 7:30 AM-4:00 PM`; a single day in full: `Saturday 7:30 AM-2:30 PM`. */
    openingHours: ({ days: [first, ...rest], opens, closes }: OpeningHours) => {
      const last = rest.at(-1);
      const days = last ? `${weekdays[first].short}-${weekdays[last].short}` : weekdays[first].name;
      return `${days} ${timeRange(opens, closes)}`;
    },
    /** `'2025-01'` -> `January 2025`. */
    month: (month: string) => `${monthOf(month)} ${localDigits(month.slice(0, 4))}`,
    day,
    /** `15 August`, `19-24 October`, `28 September-3 October`. */
    days: ({ from, to = from }: Days) => {
      if (from === to) return day(from);
      const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
      return isOneMonth ? `${dayOf(from)}-${day(to)}` : day(from) + content.timeRange + day(to);
    },
  };
}
