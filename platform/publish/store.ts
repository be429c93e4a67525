import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Release } from 'shared/contract/release';

/**
 * The site store: plain files, from which any static host can serve. Everything in it is immutable but the
 * link `live`.
 *
 * - `public/_sections/<name>/<version>/`: what browsers load of a section; the shell is one among them
 * - `public/_releases/<number>.json`: what a tab reads of its release
 * - `node/<name>/<version>/`: what the composer loads of a section
 * - `releases/<number>.json`: the releases
 * - `composed/<number>/`: the pages of a release
 * - `rendered/<hash>.json`: pages as rendered, before they are stamped with a release
 * - `live`: a link to the composed release that visitors get
 */
export interface Store {
  root: string;
  path(...parts: string[]): string;
}

export const openStore = (root: string): Store => ({ root, path: (...parts) => join(root, ...parts) });

/** Where the files of a version are served from. */
export const servedBase = (name: string, version: string) => `/_sections/${name}/${version}/`;

export const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8'));

/** Writes a file so that no reader ever sees a part of it. */
export function writeWhole(file: string, content: string | Uint8Array) {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.unfinished`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** Moves a finished folder to its place; what is there already, is the same and stays. */
export function placeFolder(unfinished: string, place: string) {
  mkdirSync(dirname(place), { recursive: true });
  try {
    renameSync(unfinished, place);
  } catch (error) {
    if (!isCode(error, 'ENOTEMPTY') && !isCode(error, 'EEXIST')) throw error;
    rmSync(unfinished, { recursive: true });
  }
}

export const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Number of the release that visitors get; undefined in a store that never had one. */
export function liveNumber(store: Store): number | undefined {
  try {
    return Number(readlinkSync(store.path('live')).split('/').at(-1));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

export const readRelease = (store: Store, number: number) =>
  readJson<Release>(store.path('releases', `${number}.json`));

export function liveRelease(store: Store): Release | undefined {
  const number = liveNumber(store);
  return number === undefined ? undefined : readRelease(store, number);
}

/** Numbers of all releases ever promoted, oldest first. */
export function releaseNumbers(store: Store): number[] {
  try {
    return readdirSync(store.path('releases'))
      .filter((file) => /^\d+\.json$/.test(file))
      .map((file) => Number.parseInt(file, 10))
      .sort((a, b) => a - b);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Makes a composed release the one that visitors get, in one step. */
export function flip(store: Store, number: number) {
  const unfinished = store.path(`live.${process.pid}.unfinished`);
  rmSync(unfinished, { force: true });
  symlinkSync(join('composed', String(number)), unfinished);
  renameSync(unfinished, store.path('live'));
}
