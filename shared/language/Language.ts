import type { GradeId } from '../school/grades.ts';
import type { OfficeStatus, Weekday } from '../school/officeHours.ts';
import { createFormat, type Format, type FormatWords } from './createFormat.ts';

export type LanguageCode = 'en' | 'bn';

/** What every page of one language shares: plain data, which a document can carry. */
export interface LanguageWords extends FormatWords {
  /** BCP 47. */
  code: LanguageCode;
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

export interface Language extends LanguageWords {
  format: Format;
}

export const createLanguage = (words: LanguageWords): Language => ({ ...words, format: createFormat(words) });

/** `Simanta Palli, Rupnarayanpur Bazar, Paschim Bardhaman, West Bengal, India`. */
export const addressLine = ({ school }: LanguageWords) => school.address.join(', ');

export interface OfficeWords extends Pick<LanguageWords, 'office'> {
  weekdays: Record<Weekday, { name: string }>;
  format: Pick<Format, 'time'>;
}

/** `Open now, until 4:00 PM`; `Closed now, opens Monday 7:30 AM`. */
export function describeOffice(status: OfficeStatus, { office, weekdays, format }: OfficeWords): string {
  if ('closes' in status) return office.open.replace('{time}', format.time(status.closes));
  const day = status.day ? weekdays[status.day].name : office.today;
  return office.closed.replace('{day}', day).replace('{time}', format.time(status.opens));
}
