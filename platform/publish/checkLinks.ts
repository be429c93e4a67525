import { normalPath } from 'shared/head/canonicalUrl';
import { findPath } from '../serve/findPath.ts';
import type { ComposedSite } from './composeRelease.ts';
import { redirectTarget } from './retired.ts';

/**
 * Links of the site's pages to addresses of the site where nothing is, or without the element that their hash names.
 * `isFile` knows the hashed files.
 */
export function checkLinks(
  host: string,
  { paths, markups }: ComposedSite,
  isFile: (path: string) => boolean,
): string[] {
  const hashesOf = new Map(
    [...markups].map(([path, markup]) => [
      path,
      found(markup, / id="([^"]+)"/g).map((id) => hashOf(id, host)),
    ]),
  );
  const leads = ({ origin, pathname, hash }: URL): boolean => {
    if (origin !== host || isFile(pathname)) return true;
    const { path, status, to } = findPath(paths, pathname);
    // No redirect leads in a circle: see checkRetired.
    if (to) return leads(new URL(redirectTarget(path, to, normalPath(pathname)) + hash, host));
    return status === 200 && (hash === '' || (hashesOf.get(pathname)?.includes(hash) ?? true));
  };
  const isAddress = (link: string, path: string) => URL.canParse(link, new URL(path, host).href);
  const pagesOf = new Map<string, string[]>();
  for (const [path, markup] of markups) {
    for (const link of new Set(found(markup, /<a [^<>]*?\bhref="([^"<>]*)"/g))) {
      const isFound = link.startsWith('#')
        ? hashesOf.get(path)?.includes(hashOf(link.slice(1), host))
        : isAddress(link, path) && leads(new URL(link, new URL(path, host)));
      if (!isFound) pagesOf.set(link, [...(pagesOf.get(link) ?? []), path]);
    }
  }
  return [...pagesOf].map(
    ([link, pages]) =>
      `The link ${link} of ${pages.join(', ')} leads to nothing. Correct it in the page, or in the shell's menus and footer, or deploy first what it leads to.`,
  );
}

const hashOf = (id: string, host: string) => new URL(`#${id}`, host).hash;

/** React escapes what would end an attribute. */
const found = (markup: string, pattern: RegExp) =>
  [...markup.matchAll(pattern)].map(([, value = '']) =>
    value.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  );
