import { pathPattern } from 'shared/contract/pathPattern';
import type { Release } from 'shared/contract/release';
import type { RetiredPath } from 'shared/contract/section';

type Paths = Pick<Release, 'sections' | 'retired'>;

export interface OwnedPath {
  name: string;
  path: string;
}

/** Pages and files of all sections, with their owners. */
export const ownedPaths = ({ sections }: Pick<Paths, 'sections'>): OwnedPath[] =>
  Object.values(sections).flatMap(({ name, routes, files }) =>
    [...routes, ...files].map(({ path }) => ({ name, path })),
  );

/** Whether an address is of both paths, as a server and a router compare them. */
export function shareAddress(one: string, other: string): boolean {
  const [parts, others] = [shapeOf(one).split('/'), shapeOf(other).split('/')];
  const isShared = (part: string, index: number) => [part, ':'].includes(others[index] ?? '') || part === ':';
  return parts.length === others.length && parts.every(isShared);
}

/** Two paths are the same where only the names of their parameters differ. */
const shapeOf = (path: string) => path.toLowerCase().replace(/:[^/]+/g, ':');

/** Whether every address of `path` is one of `pattern`. */
function covers(pattern: string, path: string): boolean {
  const parts = shapeOf(path).split('/');
  const wanted = shapeOf(pattern).split('/');
  return (
    parts.length === wanted.length && wanted.every((part, index) => part === ':' || part === parts[index])
  );
}

const isOwned = (release: Paths, path: string) =>
  ownedPaths(release).some((owned) => covers(owned.path, path));

/** Paths without a page: what `said` and the sections say of them now, and the live release did before. */
export function retiredPaths(
  sections: Release['sections'],
  live: Release | undefined,
  said: readonly RetiredPath[] = [],
): RetiredPath[] {
  const declared = Object.values(sections).flatMap(({ retired = [] }) => retired);
  const latest = new Map<string, RetiredPath>();
  const inherited = (live?.retired ?? []).filter(
    ({ path }) => !ownedPaths({ sections }).some((owned) => shareAddress(owned.path, path)),
  );
  for (const retired of [...inherited, ...declared, ...said]) {
    latest.set(shapeOf(retired.path), retired);
  }
  return [...latest.values()].filter(({ path }) => !isOwned({ sections }, path));
}

/** Pages and files that are live, and of which this release would say nothing. */
export const checkVanished = (release: Paths, live: Release | undefined): string[] =>
  ownedPaths(live ?? { sections: {} })
    .filter(({ path }) => !isOwned(release, path) && !findRetired(release, path))
    .map(({ name, path }) =>
      [
        `${name}: ${path} is live and would lead to nothing. Say where its visitors go:`,
        release.sections[name]
          ? `retired: [{ path: '${path}', to: '/…' }] in ${name}/src/section.ts, or { path: '${path}', gone: true }.`
          : `add --redirect ${path}=/… to the command, or --gone ${path}.`,
      ].join(' '),
    );

/** Redirects that never come to a page, and what would take addresses from a page: hosts may redirect first. */
export const checkRetired = (release: Paths): string[] => [
  ...(release.retired ?? [])
    .filter((retired) => 'to' in retired && endOf(release, retired.path) === 'nothing')
    .map(
      (retired) =>
        `${retired.path} leads to ${'to' in retired && retired.to}, where no page is. Name a page of the site in the section's src/section.ts, or with --redirect.`,
    ),
  ...Object.values(release.sections).flatMap(({ name, retired = [] }) =>
    retired
      .filter(({ path }) =>
        ownedPaths(release).some((owned) => owned.name === name && covers(owned.path, path)),
      )
      .map(
        ({ path }) => `${name} has ${path} and says that it is retired. Remove one from its src/section.ts.`,
      ),
  ),
  ...(release.retired ?? []).flatMap(({ path }) =>
    ownedPaths(release)
      .filter((owned) => shareAddress(owned.path, path))
      .map(
        (owned) =>
          `${path} is retired and shares addresses with ${owned.path} of ${owned.name}. Name the retired paths one by one, or choose another path for the page.`,
      ),
  ),
];

/** Where an address of the site leads in the end, over all redirects. */
export function endOf(release: Paths, path: string, redirects = 0): 'page' | 'gone' | 'nothing' {
  if (isOwned(release, path)) return 'page';
  const retired = findRetired(release, path);
  if (!retired || redirects > (release.retired?.length ?? 0)) return 'nothing';
  return 'to' in retired
    ? endOf(release, redirectTarget(retired.path, retired.to, path), redirects + 1)
    : 'gone';
}

/** As servers do: a path without parameters goes first. */
const findRetired = ({ retired = [] }: Paths, path: string) =>
  retired.find((each) => shapeOf(each.path) === shapeOf(path)) ??
  retired.find((each) => covers(each.path, path));

/** Where a redirect of `path` leads from one of its addresses: `to` with the values that its parameters have there. */
export function redirectTarget(path: string, to: string, pathname: string): string {
  const [, ...values] = new RegExp(pathPattern(path), 'i').exec(pathname) ?? [];
  const names: string[] = path.match(/:[^/]+/g) ?? [];
  return to.replace(/:\w+/g, (name) => values[names.indexOf(name)] ?? '');
}
