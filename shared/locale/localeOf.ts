import { firstLocale, type Locale, localeCodes } from '../contract/locales.ts';

/** By which a text tells its locale, where that is not written as the first is. */
const scripts: Partial<Record<Locale, RegExp>> = { bn: /\p{Script=Bengali}/u };

/** `lang` of a text that the office typed: absent where it is in the locale of the page. */
export function localeOf(text: string, page: Locale): Locale | undefined {
  const locale = localeCodes.find((each) => scripts[each]?.test(text)) ?? firstLocale;
  return locale === page ? undefined : locale;
}
