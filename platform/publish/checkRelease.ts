import { major, satisfies } from 'semver';
import { kilobytes, overBudget, weigh } from 'shared/build/ownerBudget';
import { localePath, readLocalePath } from 'shared/contract/locales';
import {
  type BuildMode,
  composerVersion,
  type Release,
  type ScriptFile,
  type SectionRelease,
  type ShellRelease,
} from 'shared/contract/release';
import budgets from '../../budgets.json' with { type: 'json' };
import { routeIn } from './releaseLocales.ts';
import { checkRetired, type OwnedPath, ownedPaths, shareAddress } from './retired.ts';

type Composition = Pick<Release, 'shell' | 'sections' | 'retired'>;

/** Problems that block this release, each with a remedy. Empty if it may go live. */
export function checkRelease(composition: Composition): string[] {
  const { shell, sections, retired = [] } = composition;
  const all = Object.values(sections);
  return [
    ...all.flatMap((section) => checkMode(section, shell.mode)),
    ...all.flatMap((section) => checkContract(section, shell)),
    ...all.flatMap((section) => checkSingletons(section, shell)),
    ...checkOwners(composition),
    ...[...ownedPaths(composition), ...retired.map((each) => ({ ...each, name: 'What is retired' }))]
      .filter(({ path }) => isReserved(path))
      .map(
        ({ name, path }) =>
          `${name} claims ${path}, which belongs to the shell. Choose another path in src/section.ts.`,
      ),
    ...checkRetired(composition),
    ...(shell.mode === 'production' ? checkBudgets(composition) : []),
  ];
}

/** Why this checkout may not compose what visitors get, if it may not. */
export const checkComposer = (live: Release | undefined): string[] =>
  live && live.composerVersion > composerVersion
    ? [
        `This checkout composes pages with version ${composerVersion} of its code, and release ${live.number}, which is live, came from version ${live.composerVersion}. Get that: git pull, or merge it into this branch.`,
      ]
    : [];

const checkBudgets = (composition: Composition): string[] => [
  ...[{ ...composition.shell, name: 'shell' }, ...Object.values(composition.sections)]
    .map((built) => overBudget(built.name, weigh(built)))
    .filter((complaint) => complaint !== undefined),
  ...pageBytes(composition)
    .filter(({ bytes, budget }) => bytes > budget)
    .map(
      ({ path, section, bytes, budget }) =>
        `${section}: ${path} loads ${kilobytes(bytes)} kB of JavaScript, ${kilobytes(bytes - budget)} kB over its budget of ${kilobytes(budget)} kB. Load later what the first view does not need, or change budgets.json with a reason.`,
    ),
];

/** Paths that the shell or a static host serves. */
const reserved =
  /^\/(_.*|(release|browser|pages|manifest)\.json|robots\.txt|licenses\.txt|sitemap\.xml|site\.webmanifest|favicon\.ico|404|(.*\/)?index)$/i;

/** A file of a locale's own lies below that locale's pages. */
function isReserved(path: string): boolean {
  const own = readLocalePath(path.toLowerCase()).path;
  return reserved.test(own) || (own !== path.toLowerCase() && !path.includes('.'));
}

function checkMode({ name, mode }: SectionRelease, expected: BuildMode): string[] {
  if (mode === expected) return [];
  return [
    `${name} is a ${mode} build, the live shell a ${expected} one. Build ${name} again in the mode of the shell.`,
  ];
}

function checkContract({ name, contract }: SectionRelease, shell: ShellRelease): string[] {
  const oldest = shell.oldestContract ?? shell.contract;
  if (contract >= oldest && contract <= shell.contract) return [];
  return [
    `${name} was built for contract ${contract}, the shell supports ${oldest} to ${shell.contract}. ${contract > shell.contract ? shellFirst : bothAtOnce}`,
  ];
}

/** A shell may be newer than what a section was built against, within the same major version. */
const checkSingletons = ({ name, singletons }: SectionRelease, shell: ShellRelease): string[] =>
  Object.entries(singletons)
    .map(([library, version]) => ({ library, version, provided: shell.singletons[library] ?? '0.0.0' }))
    .filter(({ version, provided }) => !satisfies(provided, `^${version}`))
    .map(
      ({ library, version, provided }) =>
        `${name} was built against ${library} ${version}, the shell provides ${provided}. ${major(version) === major(provided) ? shellFirst : bothAtOnce}`,
    );

const shellFirst = 'Deploy the shell first: npm run deploy -- shell.';
const bothAtOnce = 'Deploy the shell and all sections at once, from one commit: npm run deploy -- site.';

/** Where two paths share an address, a server takes the first and the router the most specific one. */
const checkOwners = (composition: Composition): string[] =>
  ownedPaths(composition).flatMap((one, index, paths) =>
    paths
      .slice(index + 1)
      .filter((other) => shareAddress(one.path, other.path) && !isSubpage(one, other))
      .map(
        (other) =>
          `${one.name} owns ${one.path} and ${other.name} owns ${other.path}, which share an address. Change one of the two in the section's src/section.ts.`,
      ),
  );

/** Inside a section `/gallery/calendar` goes before `/gallery/:albumId` everywhere. */
const isSubpage = (one: OwnedPath, other: OwnedPath) =>
  one.name === other.name && one.path.includes('/:') !== other.path.includes('/:');

export interface PageBytes {
  path: string;
  section: string;
  bytes: number;
  budget: number;
  shellBytes: number;
}

/** JavaScript that each page loads before it is hydrated, brotli bytes, against its budget. */
export function pageBytes({ shell, sections }: Composition): PageBytes[] {
  const shellBytes = sum(shell.scripts) + shell.startPage.bytes;
  return shell.locales.flatMap((locale) =>
    Object.values(sections).flatMap((section) =>
      section.routes
        .filter(({ pages }) => pages[locale])
        .map((route) => ({
          path: localePath(locale, route.path),
          section: section.name,
          shellBytes,
          bytes: shellBytes + section.entry.bytes + sum(routeIn(locale, route).scripts),
          budget: budgetOf(section.name),
        })),
    ),
  );
}

const budgetOf = (name: string) => {
  const bySection: Record<string, number> & { default: number } = budgets.javascriptBrotliBytes.pages;
  return bySection[name] ?? bySection.default;
};

const sum = (scripts: readonly ScriptFile[]) => scripts.reduce((total, { bytes }) => total + bytes, 0);
