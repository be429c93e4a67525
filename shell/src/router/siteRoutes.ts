import { matchRoutes } from 'react-router-dom';
import type { SectionInBrowser } from 'shared/contract/release';

/** A page of a section. */
export interface PageTarget {
  section: SectionInBrowser;
  route: SectionInBrowser['routes'][number];
}

/** The page at a path; undefined where there is only the 404 page. */
export function findTarget(sections: readonly SectionInBrowser[], pathname: string): PageTarget | undefined {
  const routes = sections.flatMap((section) =>
    section.routes.map((route) => ({ path: route.path, handle: { section, route } })),
  );
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}
