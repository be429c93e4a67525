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
import { checkRetired, isParameter, partsOf, shareAddress } from './retired.ts';

type Composition = Pick<Release, 'shell' | 'sections' | 'retired'>;

/** Problems that block this release, each with a remedy. Empty if it may go live. */
export function checkRelease({ shell, sections, retired = [] }: Composition): string[] {
  const all = Object.values(sections);
  return [
    ...all.flatMap((section) => checkMode(section, shell.mode)),
    ...all.flatMap((section) => checkContract(section, shell)),
    ...all.flatMap((section) => checkSingletons(section, shell)),
    ...checkOwners(all),
    ...all.flatMap(({ name, routes, files }) => checkReserved(name, [...routes, ...files])),
    ...checkReserved('What is retired', retired),
    ...checkRetired({ sections, retired }),
    ...(shell.mode === 'production' ? checkBudgets({ shell, sections }) : []),
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
  ...checkOwnerBudgets(composition),
  ...pageBytes(composition)
    .filter(({ bytes, budget }) => bytes > budget)
    .map(
      ({ path, section, bytes, budget }) =>
        `${section}: ${path} loads ${kilobytes(bytes)} kB of JavaScript, ${kilobytes(bytes - budget)} kB over its budget of ${kilobytes(budget)} kB. Load later what the first view does not need, or change budgets.json with a reason.`,
    ),
];

const checkOwnerBudgets = ({ shell, sections }: Composition): string[] =>
  [shell, ...Object.values(sections)]
    .map((built) => overBudget('name' in built ? built.name : 'shell', weigh(built)))
    .filter((complaint) => complaint !== undefined);

/** Paths that the shell or a static host serves. */
const reserved =
  /^\/(_.*|(release|browser|pages|manifest)\.json|robots\.txt|licenses\.txt|sitemap\.xml|site\.webmanifest|favicon\.ico|404|(.*\/)?index)$/i;

/** A file of a locale's own lies below that locale's pages. */
function isReserved(path: string): boolean {
  const own = readLocalePath(path.toLowerCase()).path;
  return reserved.test(own) || (own !== path.toLowerCase() && !path.includes('.'));
}

const checkReserved = (name: string, paths: readonly { path: string }[]): string[] =>
  paths
    .filter(({ path }) => isReserved(path))
    .map(
      ({ path }) =>
        `${name} claims ${path}, which belongs to the shell. Choose another path in src/section.ts.`,
    );

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

/** A page or file at the root, with the parts of its path as a server and a router compare them. */
interface Claim {
  name: string;
  path: string;
  parts: readonly string[];
}

/** Where two claims share an address, a server takes the first and the router the most specific one. */
function checkOwners(sections: readonly SectionRelease[]): string[] {
  const claims: Claim[] = sections.flatMap(({ name, routes, files }) =>
    [...routes, ...files].map(({ path }) => ({ name, path, parts: partsOf(path) })),
  );
  return claims.flatMap((one, index) =>
    claims
      .slice(index + 1)
      .filter((other) => shareAddress(one.path, other.path) && !isSubpage(one, other))
      .map(
        (other) =>
          `${one.name} owns ${one.path} and ${other.name} owns ${other.path}, which share an address. Change one of the two in the section's src/section.ts.`,
      ),
  );
}

/** Inside a section `/gallery/calendar` goes before `/gallery/:albumId` everywhere. */
const isSubpage = (one: Claim, other: Claim) =>
  one.name === other.name && one.parts.some(isParameter) !== other.parts.some(isParameter);

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
