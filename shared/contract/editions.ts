import type { LanguageCode } from '../language/Language.ts';

/** Each language has the whole site: English at the root, Bengali at the same paths below `/bn`. */
export const basenames = { en: '', bn: '/bn' } as const satisfies Record<LanguageCode, string>;

/** Each in its own script. */
export const languageNames: Record<LanguageCode, string> = { en: 'English', bn: 'বাংলা' };

export const otherLanguage = (language: LanguageCode): LanguageCode => (language === 'en' ? 'bn' : 'en');

/** Where a page is in that language: `/about` -> `/bn/about`, `/` -> `/bn`. */
export const editionPath = (language: LanguageCode, path: string): string =>
  path === '/' ? basenames[language] || '/' : basenames[language] + path;

/** The web app manifest of a language. */
export const manifestPath = (language: LanguageCode) => `${basenames[language]}/site.webmanifest` as const;

/** The opposite of `editionPath`: `/bn/about` is `/about` in Bengali. */
export function readEditionPath(pathname: string): { language: LanguageCode; path: string } {
  if (!/^\/bn(\/|$)/.test(pathname)) return { language: 'en', path: pathname };
  return { language: 'bn', path: pathname.slice(basenames.bn.length) || '/' };
}
