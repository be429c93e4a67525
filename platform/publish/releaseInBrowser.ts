import { createHash } from 'node:crypto';
import type {
  Release,
  ReleaseInBrowser,
  RouteInBrowser,
  RouteRelease,
  SectionInBrowser,
  SectionRelease,
} from 'shared/contract/release';
import type { LanguageCode } from 'shared/language/Language';

/** What a browser is told of a section in that language; with `path`, of that one route alone. */
export function sectionInBrowser(
  { name, label, bn, version, base, entry, routes }: BrowserSection,
  language: LanguageCode,
  path?: string,
): SectionInBrowser {
  return {
    name,
    label: (language === 'bn' && bn?.label) || label,
    version,
    base,
    entry,
    routes: routes
      .filter((route) => path === undefined || route.path === path)
      .map((route) => routeInBrowser(route, language)),
  };
}

type BrowserRoute = Pick<RouteRelease, 'path' | 'page' | 'head' | 'scripts' | 'bn'>;
type BrowserSection = Pick<SectionRelease, 'name' | 'label' | 'bn' | 'version' | 'base' | 'entry'> & {
  routes: readonly BrowserRoute[];
};

function routeInBrowser(route: BrowserRoute, language: LanguageCode): RouteInBrowser {
  const { page, head, scripts } = (language === 'bn' && route.bn) || route;
  return { path: route.path, page, head, scripts, ...(route.bn ? { translated: true } : {}) };
}

export interface ReleaseFile {
  url: string;
  integrity: string;
  content: string;
}

/** Where a release's routes are named for browsers, in that language. */
export const releaseUrl = (number: number, language: LanguageCode) =>
  `/_releases/${number}${language === 'en' ? '' : `.${language}`}.json`;

/** The immutable file from which a tab learns every route of its release in its language. */
export function releaseFile({ number, sections }: Release, language: LanguageCode): ReleaseFile {
  const release: ReleaseInBrowser = {
    number,
    sections: Object.values(sections).map((section) => sectionInBrowser(section, language)),
  };
  const content = JSON.stringify(release);
  return {
    url: releaseUrl(number, language),
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    content,
  };
}
