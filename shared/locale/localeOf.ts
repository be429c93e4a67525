import { firstLocale, type Locale, locales } from '../contract/locales.ts';

/** `lang` of a text that the office typed: absent where it is in the locale of the page. */
export function localeOf(text: string, page: Locale): Locale | undefined {
  const locale = locales.findLast(({ script }) => script.test(text))?.code ?? firstLocale;
  return locale === page ? undefined : locale;
}
