import { localePath, readLocalePath } from 'shared/contract/locales';
import { matchesPath } from 'shared/contract/pathPattern';
import type { SectionInBrowser } from 'shared/contract/release';
import { normalPath } from 'shared/head/canonicalUrl';

/** The pattern that a path is an instance of; `*` where no page has it. A path may hold an id, its pattern does not. */
export function routeOf(sections: readonly SectionInBrowser[], pathname: string): string {
  const { locale, path } = readLocalePath(pathname);
  const paths = sections.flatMap(({ routes }) => routes.map((route) => route.path));
  const route = paths.find((each) => matchesPath(each, normalPath(path)));
  return route ? localePath(locale, route) : '*';
}
