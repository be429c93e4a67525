import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands/settings.ts';
import { readJson } from '../publish/store.ts';
import { licencesFromFiles } from './purposes.ts';

interface LockedPackage {
  version: string;
  license?: string;
  link?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = readJson<{ packages: Record<string, LockedPackage> }>(join(root, 'package-lock.json'));
const locked = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const workspaces = Object.entries(packages).filter(([path]) => !path.includes('node_modules/'));

export const nameOf = (path: string) =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

export interface DirectDependency {
  name: string;
  wanted: string;
  /** Folder in node_modules. */
  path: string;
  workspaces: string[];
}

/** What the package.json files name, less our own workspaces. */
export function directDependencies(): DirectDependency[] {
  const found = new Map<string, DirectDependency>();
  for (const [workspace, { dependencies, devDependencies }] of workspaces) {
    for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (packages[`node_modules/${name}`]?.link) continue;
      const known = found.get(name) ?? { name, wanted, path: `node_modules/${name}`, workspaces: [] };
      known.workspaces.push(workspace || 'root');
      found.set(name, known);
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Every version that a package.json names, in words: `e2e: autocannon 9.0.0`. */
export const wantedVersions = () =>
  workspaces.flatMap(([workspace, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).map(
      ([name, version]) => `${workspace || 'root'}: ${name} ${version}`,
    ),
  );

/** Names by licence; packages for other platforms, of which nothing is installed, are not among them. */
export function namesByLicence(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const [path, entry] of locked) {
    const name = nameOf(path);
    const licence = entry.license ?? licencesFromFiles[name] ?? (entry.optional ? undefined : 'unknown');
    if (licence) names.set(licence, (names.get(licence) ?? new Set()).add(name));
  }
  return names;
}

export const withInstallScript = () =>
  locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));

export const fromElsewhere = () =>
  locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path);

/** The folders of a package and of everything that it brings with it. */
export function broughtBy(path: string, found = new Set<string>()): Set<string> {
  const entry = packages[path];
  if (!entry || found.has(path)) return found;
  found.add(path);
  for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
    const resolved = resolveFrom(path, name);
    if (resolved) broughtBy(resolved, found);
  }
  return found;
}

export const isLocked = (name: string) => locked.some(([path]) => nameOf(path) === name);

export const licenceOf = (path: string) =>
  packages[path]?.license ?? licencesFromFiles[nameOf(path)] ?? 'unknown';

/** As Node looks for it: in the package's own folder, then in those around it. */
function resolveFrom(path: string, name: string): string | undefined {
  const parts = path.split('/node_modules/');
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    (candidate) => packages[candidate],
  );
}

export const npmConfiguration = () => readFileSync(join(root, '.npmrc'), 'utf8').split('\n');

export const allowedScripts = () =>
  readJson<{ allowScripts?: Record<string, boolean> }>(join(root, 'package.json')).allowScripts ?? {};
