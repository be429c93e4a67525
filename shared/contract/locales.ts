/**
 * The locales of the site, which has all of its pages in each. The first stands at the root, and in for what is not
 * written in another. A further locale is an entry here, and texts: `content.<code>.ts` beside those of the first.
 */
export const locales = [
  { code: 'en', prefix: '', name: 'English' },
  { code: 'bn', prefix: '/bn', name: 'বাংলা' },
] as const satisfies readonly LocaleEntry[];

interface LocaleEntry {
  /** BCP 47, and part of the names of files: two or three letters. */
  code: string;
  /** Of its paths: `/bn/about`. */
  prefix: `/${string}` | '';
  /** In itself, in its own script. */
  name: string;
}

export type Locale = (typeof locales)[number]['code'];
type FirstLocale = (typeof locales)[0]['code'];

export const firstLocale: FirstLocale = locales[0].code;

export const localeCodes = locales.map(({ code }) => code);

export const localeEntry = (locale: Locale) => locales.find(({ code }) => code === locale) ?? locales[0];

/** What is there in the first locale, and in others where it has been written. */
export type ByLocale<Value> = Record<FirstLocale, Value> & Partial<Record<Locale, Value>>;

export const inLocale = <Value>(values: ByLocale<Value>, locale: Locale): Value =>
  values[locale] ?? values[firstLocale];

/** In which locales a value has been written. */
export const localesOf = (values: ByLocale<unknown>): Locale[] =>
  localeCodes.filter((locale) => values[locale] !== undefined);

export async function mapLocales<From, To>(
  values: ByLocale<From>,
  map: (value: From, locale: Locale) => Promise<To>,
): Promise<ByLocale<To>> {
  const mapped: ByLocale<To> = { [firstLocale]: await map(values[firstLocale], firstLocale) };
  for (const locale of localesOf(values).slice(1))
    mapped[locale] = await map(inLocale(values, locale), locale);
  return mapped;
}

/** Where a page is in that locale: `/about` -> `/bn/about`, `/` -> `/bn`. */
export function localePath(locale: Locale, path: string): string {
  const { prefix } = localeEntry(locale);
  return path === '/' ? prefix || '/' : prefix + path;
}

/** The web app manifest of a locale. */
export const manifestPath = (locale: Locale) => `${localeEntry(locale).prefix}/site.webmanifest` as const;

/** Without what a browser would take for the beginning of another site's address. */
export const ownPath = (path: string) => path.replace(/^[/\\]+/, '/');

/** The opposite of `localePath`: `/bn/about` is `/about` in Bengali. */
export function readLocalePath(pathname: string): { locale: Locale; path: string } {
  const { code, prefix } =
    locales.findLast(({ prefix }) => `${pathname}/`.startsWith(`${prefix}/`)) ?? locales[0];
  return { locale: code, path: pathname.slice(prefix.length) || '/' };
}
