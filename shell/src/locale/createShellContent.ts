import type { Locale } from 'shared/contract/locales';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { bengali } from 'shared/locale/bengali';
import { english } from 'shared/locale/english';
import { addressLine } from 'shared/locale/localeContent';
import { calendar } from 'shared/school/calendar';
import { administrativeHours, openingAfter } from 'shared/school/officeHours';
import { content as bengaliText } from './content.bn.ts';
import { content as englishText } from './content.en.ts';

export type ShellContent = ReturnType<typeof createShellContent>;

/**
 * Everything that the shell says in a locale, with the school's facts written out: plain data, which a document
 * carries, so that the script has neither words nor the means to format.
 */
export function createShellContent(locale: Locale, { school }: SiteConfig) {
  const [text, common] = locale === 'bn' ? [bengaliText, bengali] : [englishText, english];
  const { format, weekdays, office, ui } = common;
  const { years, closures } = calendar;
  const times = administrativeHours.flatMap(({ opens, closes }) => [opens, closes]);
  const days = closures.flatMap(({ from, to = from }) => openingAfter(to, calendar)?.day ?? []);
  return {
    ...text,
    ui,
    tagline: common.school.tagline,
    address: addressLine(common),
    telephone: format.digits(school.telephone),
    hours: administrativeHours.map(format.openingHours),
    copyright: `© ${format.digits(school.copyrightYear)} ${school.name}`,
    office: {
      office,
      weekdays,
      calendar: { years, closures: closures.map(({ from, to }) => (to ? { from, to } : { from })) },
      /** Times, and days on which the office opens again, as the locale writes them. */
      written: Object.fromEntries([
        ...times.map((time) => [time, format.time(time)]),
        ...days.map((day) => [day, format.day(day)]),
      ]),
    },
  };
}
