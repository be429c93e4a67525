import { type ByLocale, inLocale, type Locale, localesOf } from 'shared/contract/locales';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { commonContent } from 'shared/locale/commonContent';
import { addressLine } from 'shared/locale/localeContent';
import { calendar } from 'shared/school/calendar';
import { administrativeHours, openingAfter } from 'shared/school/officeHours';
import { content as bn } from './content.bn.ts';
import { content as en, type WrittenContent } from './content.en.ts';

const written: ByLocale<WrittenContent> = { en, bn };

export type ShellContent = ReturnType<typeof createShellContent>;

/**
 * Everything that the shell says in a locale, with the school's facts written out: plain data, which a document
 * carries, so that the script has neither words nor the means to format.
 */
export function createShellContent(locale: Locale, { school }: SiteConfig) {
  const { offer: _own, ...words } = inLocale(written, locale);
  const others = localesOf(written).filter((each) => each !== locale);
  const common = inLocale(commonContent, locale);
  const { format, weekdays, office, ui } = common;
  const { years, closures } = calendar;
  const times = administrativeHours.flatMap(({ opens, closes }) => [opens, closes]);
  const days = closures.flatMap(({ from, to = from }) => openingAfter(to, calendar)?.day ?? []);
  return {
    ...words,
    /** What it is written in: the first locale, where there is nothing in the document's. */
    locale: common.locale,
    /** For readers of the other locales, in these. */
    offers: Object.fromEntries(others.map((each) => [each, inLocale(written, each).offer])),
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
