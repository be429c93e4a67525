import type { SiteConfig } from 'shared/contract/siteConfig';
import { bengali } from 'shared/language/bengali';
import { english } from 'shared/language/english';
import { addressLine, type LanguageCode } from 'shared/language/Language';
import { administrativeHours } from 'shared/school/officeHours';
import { words as bengaliText } from './words.bn.ts';
import { words as englishText } from './words.en.ts';

export type ShellWords = ReturnType<typeof createWords>;

/**
 * Everything that the shell says in a language, with the school's facts written out: plain data, which a document
 * carries, so that the script has neither words nor the means to format.
 */
export function createWords(code: LanguageCode, { school }: SiteConfig) {
  const [text, language] = code === 'bn' ? [bengaliText, bengali] : [englishText, english];
  const { format, weekdays, office, ui } = language;
  const times = administrativeHours.flatMap(({ opens, closes }) => [opens, closes]);
  return {
    ...text,
    ui,
    tagline: language.school.tagline,
    address: addressLine(language),
    telephone: format.digits(school.telephone),
    hours: administrativeHours.map(format.openingHours),
    copyright: `© ${format.digits(school.copyrightYear)} ${school.name}`,
    office: {
      office,
      weekdays,
      times: Object.fromEntries(times.map((time) => [time, format.time(time)])),
    },
  };
}
