import type { Locale } from '../contract/locales.ts';
import type { GradeId } from '../school/grades.ts';
import type { OfficeStatus } from '../school/officeHours.ts';
import { createFormat, type Format, type FormatContent } from './createFormat.ts';

/** What every page of one locale shares: plain data, which a document can carry. */
export interface CommonContent extends FormatContent {
  /** BCP 47. */
  locale: Locale;
  /** Words of the shared components that no page gives them. */
  ui: Record<'breadcrumb' | 'tryAgain' | 'newTab', string>;
  school: {
    tagline: string;
    /** Street, district, state, country. */
    address: readonly [string, string, string, string];
  };
  grades: Record<GradeId, string>;
  office: {
    /** `Open now, until {time}` */
    open: string;
    /** `Closed now, opens {day} {time}` */
    closed: string;
    today: string;
  };
}

export interface LocaleContent extends CommonContent {
  format: Format;
}

export const createLocaleContent = (content: CommonContent): LocaleContent => ({
  ...content,
  format: createFormat(content),
});

/** `Simanta Palli, Rupnarayanpur Bazar, Paschim Bardhaman, West Bengal, India`. */
export const addressLine = ({ school }: CommonContent) => school.address.join(', ');

/** `Open now, until 4:00 PM`; `Closed now, opens Monday 7:30 AM`. Nothing where the calendar ends. */
export function describeOffice(
  status: OfficeStatus | undefined,
  { office, weekdays, format }: LocaleContent,
) {
  if (!status) return undefined;
  if ('closes' in status) return office.open.replace('{time}', format.time(status.closes));
  const later = status.weekday ? weekdays[status.weekday].name : status.day && format.day(status.day);
  return office.closed.replace('{day}', later ?? office.today).replace('{time}', format.time(status.opens));
}
