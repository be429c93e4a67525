import { matchRoutes } from 'react-router-dom';
import { firstLocale, type Locale } from 'shared/contract/locales';
import type { RouteInBrowser, SectionInBrowser } from 'shared/contract/release';
import type { PageLocales } from 'shared/head/headTags';

/** A page of a section. */
export interface PageTarget {
  section: SectionInBrowser;
  route: RouteInBrowser;
}

/** The page at a path; undefined where there is only the 404 page. */
export function findTarget(sections: readonly SectionInBrowser[], pathname: string): PageTarget | undefined {
  const routes = sections.flatMap((section) =>
    section.routes.map((route) => ({ path: route.path, handle: { section, route } })),
  );
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}

/** The locales of a page in a document of that locale; without a route, of an error page. */
export function pageLocales(locale: Locale, route: RouteInBrowser | undefined): PageLocales {
  const locales = route?.locales ?? [];
  return { locale: !route || locales.includes(locale) ? locale : firstLocale, locales };
}
