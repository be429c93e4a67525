import { createHash } from 'node:crypto';
import { inLocale, type Locale, localesOf } from 'shared/contract/locales';
import type {
  Release,
  ReleaseInBrowser,
  RouteInBrowser,
  RouteRelease,
  SectionInBrowser,
  SectionRelease,
} from 'shared/contract/release';

/** What a browser is told of a section in that locale; with `path`, of that one route alone. */
export function sectionInBrowser(
  { name, label, version, base, entry, routes }: BrowserSection,
  locale: Locale,
  path?: string,
): SectionInBrowser {
  return {
    name,
    label: inLocale(label, locale),
    version,
    base,
    entry,
    routes: routes
      .filter((route) => path === undefined || route.path === path)
      .map((route) => routeInBrowser(route, locale)),
  };
}

type BrowserRoute = Pick<RouteRelease, 'path' | 'pages'>;
type BrowserSection = Pick<SectionRelease, 'name' | 'label' | 'version' | 'base' | 'entry'> & {
  routes: readonly BrowserRoute[];
};

function routeInBrowser({ path, pages }: BrowserRoute, locale: Locale): RouteInBrowser {
  const { page, head, scripts } = inLocale(pages, locale);
  return { path, page, head, scripts, locales: localesOf(pages) };
}

export interface ReleaseFile {
  url: string;
  integrity: string;
  content: string;
}

/** Where a release's routes are named for browsers, in that locale. */
export const releaseUrl = (number: number, locale: Locale) => `/_releases/${number}.${locale}.json`;

/** The immutable file from which a tab learns every route of its release in its locale. */
export function releaseFile({ number, sections }: Release, locale: Locale): ReleaseFile {
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
