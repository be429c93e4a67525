import { createHash } from 'node:crypto';
import { inLocale, type Locale, localesOf } from 'shared/contract/locales';
import type { Release, ReleaseInBrowser, SectionInBrowser, SectionRelease } from 'shared/contract/release';

/** What a browser is told of a section in that locale; with `only`, of that one route alone. */
export function sectionInBrowser(
  { name, label, version, base, entry, routes }: SectionRelease,
  locale: Locale,
  only?: string,
): SectionInBrowser {
  const wanted = routes.filter(({ path }) => only === undefined || path === only);
  return {
    ...{ name, version, base, entry },
    label: inLocale(label, locale),
    routes: wanted.map(({ path, pages }) => {
      const { page, head, scripts } = inLocale(pages, locale);
      return { path, page, head, scripts, locales: localesOf(pages) };
    }),
  };
}

/** Where a release's routes are named for browsers, in that locale. */
export const releaseUrl = (number: number, locale: Locale) => `/_releases/${number}.${locale}.json`;

/** The immutable file from which a tab learns every route of its release in its locale. */
export function releaseFile({ number, sections }: Release, locale: Locale) {
  const release: ReleaseInBrowser = {
    number,
    sections: Object.values(sections).map((section) => sectionInBrowser(section, locale)),
  };
  const content = JSON.stringify(release);
  return {
    url: releaseUrl(number, locale),
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    content,
  };
}
