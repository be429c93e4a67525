import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from 'shared/contract/release';
import { moveFolder, namesIn, readJson } from '../files.ts';

/**
 * The site store: plain, immutable files. The release with the highest number is live.
 *
 * - `public/_sections/<name>/<version>/`: what browsers load of a section; the shell is one among them
 * - `public/_social/<hash>.jpg`: pictures for link previews
 * - `node/<name>/<version>/`: what the composer loads of a section
 * - `rendered/<hash>.json`: the pages of a section as rendered, without the release that they are part of
 * - `releases/<number>/`: `release.json`, the pages with their list `pages.json`, and `browser.json` for open tabs
 * - `unfinished/`: folders that are being written
 */
export interface Store {
  root: string;
  path(...parts: string[]): string;
}

/** A composed release, live or not. */
export interface ComposedRelease {
  release: Release;
  folder: string;
}

export const openStore = (root: string): Store => ({ root, path: (...parts) => join(root, ...parts) });

/** Where the files of a version are served from. */
export const servedBase = (name: string, version: string) => `/_sections/${name}/${version}/`;

/** An empty folder to write in, on the file system of the store. */
export function unfinishedFolder(store: Store): string {
  mkdirSync(store.path('unfinished'), { recursive: true });
  return mkdtempSync(store.path('unfinished/'));
}

export const releaseFolder = (store: Store, number: number) => store.path('releases', String(number));

/** Numbers of all releases that ever were live, oldest first. */
export const releaseNumbers = (store: Store): number[] =>
  namesIn(store.path('releases'))
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);

/** Number of the release that visitors get; undefined in a store that never had one. */
export const liveNumber = (store: Store): number | undefined => releaseNumbers(store).at(-1);

export function readRelease(store: Store, number: number): Release {
  const folder = releaseFolder(store, number);
  try {
    return readJson<Release>(join(folder, 'release.json'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${reason}. Restore this file, or remove ${folder}: the release before it is live then.`);
  }
}

export function liveRelease(store: Store): Release | undefined {
  const number = liveNumber(store);
  return number === undefined ? undefined : readRelease(store, number);
}

/** Makes a composed release live, in one step. False where another release has taken its number meanwhile. */
export const goLive = (store: Store, { release, folder }: ComposedRelease): boolean =>
  moveFolder(folder, releaseFolder(store, release.number));

/** Days that a release stays whole after another one followed it: a tab may live that long. */
export const keptDays = 30;
const keptMilliseconds = keptDays * 24 * 60 * 60 * 1000;

/**
 * Removes what no tab can need any more, and returns the removed paths. Never removed: what is live, what was live
 * in the last 30 days, what was published in them, and the releases' own records.
 */
export function purge(store: Store, now = Date.now()): string[] {
  const kept = keptReleases(store, now);
  const names = new Set(
    kept.flatMap(({ number, shell, sections }) => [
      `releases/${number}`,
      ...[{ name: 'shell', version: shell.version }, ...Object.values(sections)].flatMap(
        ({ name, version }) => [`public/_sections/${name}/${version}`, `node/${name}/${version}`],
      ),
      ...Object.values(sections).flatMap(({ routes }) =>
        routes.map(({ head }) => `public${head.socialImage}`),
      ),
    ]),
  );
  const below = (folder: string) => namesIn(store.path(folder)).map((name) => `${folder}/${name}`);
  // A version is as old as its list of files, which each deploy of it writes again.
  const dated = (path: string) => store.path(path.replace('public/_sections/', 'node/'));
  const isOld = (path: string) =>
    now - statSync(existsSync(dated(path)) ? dated(path) : store.path(path)).mtimeMs > keptMilliseconds;

  const removed = [
    ...below('public/_sections').flatMap(below),
    ...below('node').flatMap(below),
    ...below('public/_social'),
    ...below('rendered'),
    ...below('unfinished'),
    ...below('releases').flatMap((folder) => (names.has(folder) ? [] : below(folder))),
  ].filter((path) => !names.has(path) && !path.endsWith('/release.json') && isOld(path));
  for (const path of removed) rmSync(store.path(path), { recursive: true });
  return removed;
}

/** The live release, and every one that the next one followed less than 30 days ago. */
function keptReleases(store: Store, now: number): Release[] {
  const releases = releaseNumbers(store).map((number) => readRelease(store, number));
  return releases.filter((_, index) => {
    const follower = releases[index + 1];
    return !follower || now - Date.parse(follower.createdAt) < keptMilliseconds;
  });
}
