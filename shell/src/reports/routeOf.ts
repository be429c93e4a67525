import type { SectionInBrowser } from 'shared/contract/release';

/** The pattern that a path is an instance of; `*` where no page has it. A path may hold an id, its pattern does not. */
export function routeOf(sections: readonly SectionInBrowser[], path: string): string {
  const paths = sections.flatMap(({ routes }) => routes.map((route) => route.path));
  const wanted = path.length > 1 ? path.replace(/\/$/, '') : path;
  return paths.find((each) => patternOf(each).test(wanted)) ?? '*';
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`);
