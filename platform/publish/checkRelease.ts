import { kilobytes, overBudget, weigh } from 'shared/build/ownerBudget';
import {
  type BuildMode,
  contractVersion,
  type Release,
  type ScriptFile,
  type SectionRelease,
} from 'shared/contract/release';
import budgets from '../../budgets.json' with { type: 'json' };

type Composition = Pick<Release, 'shell' | 'sections'>;

/**
 * Problems that block this release, each with a remedy. Empty if it may go live. A version over its budget is compared
 * with the `live` one.
 */
export function checkRelease({ shell, sections }: Composition, live?: Composition): string[] {
  const all = Object.values(sections);
  return [
    ...all.flatMap((section) => checkMode(section, shell.mode)),
    ...all.flatMap((section) => checkContract(section)),
    ...all.flatMap((section) => checkSingletons(section, shell.singletons)),
    ...checkOwners(
      'path',
      all.flatMap(({ name, routes }) => routes.map(({ path }) => ({ name, path }))),
    ),
    ...checkOwners(
      'file',
      all.flatMap(({ name, files }) => files.map(({ path }) => ({ name, path }))),
    ),
    ...all.flatMap((section) => checkReserved(section)),
    ...(shell.mode === 'production' ? checkBudgets({ shell, sections }, live) : []),
  ];
}

const checkBudgets = (composition: Composition, live: Composition | undefined): string[] => [
  ...checkOwnerBudgets(composition, live),
  ...pageBytes(composition)
    .filter(({ bytes, budget }) => bytes > budget)
    .map(
      ({ path, section, bytes, budget }) =>
        `${section}: ${path} loads ${kilobytes(bytes)} kB of JavaScript, ${kilobytes(bytes - budget)} kB over its budget of ${kilobytes(budget)} kB. Load later what the first view does not need, or change budgets.json with a reason.`,
    ),
];

function checkOwnerBudgets({ shell, sections }: Composition, live: Composition | undefined): string[] {
  const complaints = [
    overBudget('shell', weigh(shell), live && weigh(live.shell)),
    ...Object.values(sections).map((section) => {
      const before = live?.sections[section.name];
      return overBudget(section.name, weigh(section), before && weigh(before));
    }),
  ];
  return complaints.filter((complaint) => complaint !== undefined);
}

/** Paths that the shell or a static host serves. */
const reserved =
  /^\/(_.*|release\.json|robots\.txt|licenses\.txt|sitemap\.xml|site\.webmanifest|404(\.html)?)$/;

const checkReserved = ({ name, routes, files }: SectionRelease): string[] =>
  [...routes, ...files]
    .filter(({ path }) => reserved.test(path))
    .map(
      ({ path }) =>
        `${name} claims ${path}, which belongs to the shell. Choose another path in its src/section.ts.`,
    );

function checkMode({ name, mode }: SectionRelease, expected: BuildMode): string[] {
  if (mode === expected) return [];
  return [
    `${name} is a ${mode} build, the live shell a ${expected} one. Build ${name} again in the mode of the shell.`,
  ];
}

function checkContract({ name, contract }: SectionRelease): string[] {
  if (contract === contractVersion) return [];
  if (contract === undefined) {
    return [`${name} names no contract. Build it with sectionBuild of shared/build/sectionBuild.ts.`];
  }
  return [
    `${name} was built for contract ${contract}, the shell speaks ${contractVersion}. Rebuild ${name} with the shared folder of the live shell.`,
  ];
}

function checkSingletons({ name, singletons }: SectionRelease, provided: Readonly<Record<string, string>>) {
  return Object.entries(singletons).flatMap(([packageName, version]) =>
    provided[packageName] === version
      ? []
      : [
          `${name} was built against ${packageName} ${version}, the live shell provides ${provided[packageName] ?? 'none'}. Use the shell's version in ${name}/package.json, or release the shell first.`,
        ],
  );
}

function checkOwners(kind: string, claims: { name: string; path: string }[]): string[] {
  const owners = groupByPattern(claims);
  return [...owners.values()]
    .filter((owned) => owned.length > 1)
    .map(
      (owned) =>
        `The ${kind} ${owned[0]?.path} is claimed by ${owned.map(({ name }) => name).join(' and ')}. One of them must give it up in its src/section.ts.`,
    );
}

/** Paths that differ in their parameters' names only are the same path. */
function groupByPattern(claims: { name: string; path: string }[]) {
  const owners = new Map<string, typeof claims>();
  for (const claim of claims) {
    const pattern = claim.path.replace(/:[^/]+/g, ':');
    owners.set(pattern, [...(owners.get(pattern) ?? []), claim]);
  }
  return owners;
}

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
  return Object.values(sections).flatMap((section) =>
    section.routes.map((route) => ({
      path: route.path,
      section: section.name,
      shellBytes,
      bytes: shellBytes + section.entry.bytes + sum(route.scripts),
      budget: budgetOf(section.name),
    })),
  );
}

const budgetOf = (name: string) => {
  const bySection: Record<string, number> & { default: number } = budgets.javascriptBrotliBytes.pages;
  return bySection[name] ?? bySection.default;
};

const sum = (scripts: readonly ScriptFile[]) => scripts.reduce((total, { bytes }) => total + bytes, 0);
