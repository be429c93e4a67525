import { editionPath } from '../contract/editions.ts';
import type { LanguageCode } from '../language/Language.ts';

/** Absolute address of a page: on the site's own host, without query, hash and trailing slash. */
export function canonicalUrl(host: string, path: string, language: LanguageCode = 'en'): string {
  const { origin, pathname } = new URL(path, host);
  return origin + editionPath(language, normalPath(pathname));
}

/** `/about/` -> `/about`; the home page stays `/`. */
export const normalPath = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');
