/** Absolute address of a page: on the site's own host, without query, hash and trailing slash. */
export function canonicalUrl(host: string, path: string): string {
  const { origin, pathname } = new URL(path, host);
  return origin + normalPath(pathname);
}

/** `/about/` -> `/about`; the home page stays `/`. */
export const normalPath = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');
