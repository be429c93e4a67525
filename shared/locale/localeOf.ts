import type { Locale } from '../contract/locales.ts';

/** `lang` of a text that the office typed: absent where it is in the locale of the page. */
export function localeOf(text: string, page: Locale): Locale | undefined {
  const locale = /\p{Script=Bengali}/u.test(text) ? 'bn' : 'en';
  return locale === page ? undefined : locale;
}
