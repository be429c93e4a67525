export type Locale = 'en' | 'bn';

/** Each locale has the whole site: English at the root, Bengali at the same paths below `/bn`. */
export const basenames = { en: '', bn: '/bn' } as const satisfies Record<Locale, string>;

/** Each in its own script. */
export const localeNames: Record<Locale, string> = { en: 'English', bn: 'বাংলা' };

export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'bn' : 'en');

/** Where a page is in that locale: `/about` -> `/bn/about`, `/` -> `/bn`. */
export const localePath = (locale: Locale, path: string): string =>
  path === '/' ? basenames[locale] || '/' : basenames[locale] + path;

/** The web app manifest of a locale. */
export const manifestPath = (locale: Locale) => `${basenames[locale]}/site.webmanifest` as const;

/** Without what a browser would take for the beginning of another site's address. */
export const ownPath = (path: string) => path.replace(/^[/\\]+/, '/');

/** The opposite of `localePath`: `/bn/about` is `/about` in Bengali. */
export function readLocalePath(pathname: string): { locale: Locale; path: string } {
  if (!/^\/bn(\/|$)/.test(pathname)) return { locale: 'en', path: pathname };
  return { locale: 'bn', path: pathname.slice(basenames.bn.length) || '/' };
}
