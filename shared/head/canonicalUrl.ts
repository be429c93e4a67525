import { type Locale, localePath } from '../contract/locales.ts';

/** Absolute address of a page: on the site's own host, without query, hash and trailing slash. */
export function canonicalUrl(host: string, path: string, locale: Locale): string {
  const { origin, pathname } = new URL(path, host);
  return origin + localePath(locale, normalPath(pathname));
}

/** `/about/` -> `/about`; the home page stays `/`. */
export const normalPath = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');
