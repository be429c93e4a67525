import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from 'shared/contract/release';
import { hasCode } from 'shared/hasCode';
import { readJson } from '../files.ts';
import type { Store } from './store.ts';

/** The digest of every file of a version or of a release, by its path in the store. */
export type Manifest = Readonly<Record<string, string>>;

export const versionManifest = (name: string, version: string) =>
  join('node', name, version, 'manifest.json');

const releaseManifest = (number: number) => join('releases', String(number), 'manifest.json');

export const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

export const isWhole = (store: Store, path: string, expected: string) =>
  digestOf(store.path(path)) === expected;

function digestOf(file: string): string | undefined {
  try {
    return digest(readFileSync(file));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EISDIR', 'ENOTDIR')) return undefined;
    throw error;
  }
}

type Versions = Pick<Release, 'shell' | 'sections'>;

const versionsOf = ({ shell, sections }: Versions) => [
  { name: 'shell', version: shell.version },
  ...Object.values(sections),
];

/** Every file of a release that is missing or not as it was written, by its path in the store. */
export const damagedFiles = (store: Store, release: Release): string[] =>
  [
    ...versionsOf(release).map(({ name, version }) => versionManifest(name, version)),
    releaseManifest(release.number),
  ].flatMap((manifest) => damagedIn(store, manifest));

/** Problems of the versions that a release names: purged, or damaged. */
export const storedProblems = (store: Store, release: Versions): string[] =>
  versionsOf(release).flatMap(({ name, version }) =>
    existsSync(store.path('node', name, version))
      ? damagedIn(store, versionManifest(name, version)).map(
          (path) =>
            `${name}: ${path} is damaged in the store. Check out the commit of this version and deploy it again: npm run deploy -- ${name}. Or go back to the version before: npm run rollback -- ${name}.`,
        )
      : [
          `${name} ${version} is no longer in the store: it was purged. Check out its commit and deploy that: npm run deploy -- ${name}.`,
        ],
  );

function damagedIn(store: Store, file: string): string[] {
  let manifest: Manifest;
  try {
    manifest = readJson<Manifest>(store.path(file));
  } catch {
    return [file];
  }
  return Object.entries(manifest)
    .filter(([path, expected]) => !isWhole(store, path, expected))
    .map(([path]) => path);
}
