import { matchRoutes } from 'react-router-dom';
import type { RouteInBrowser, SectionInBrowser } from 'shared/contract/release';
import type { PageLanguages } from 'shared/head/headTags';
import type { LanguageCode } from 'shared/language/Language';

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

/** The languages of a page in a document of that language; without a route, of an error page. */
export function languagesOf(language: LanguageCode, route: RouteInBrowser | undefined): PageLanguages {
  const translated = route?.translated === true;
  return { language: route && !translated ? 'en' : language, translated };
}
