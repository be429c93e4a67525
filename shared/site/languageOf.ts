import type { LanguageCode } from '../language/Language.ts';

/** `lang` of a text that the office typed: absent where it is in the language of the page. */
export function languageOf(text: string, page: LanguageCode = 'en'): LanguageCode | undefined {
  const language = /\p{Script=Bengali}/u.test(text) ? 'bn' : 'en';
  return language === page ? undefined : language;
}
