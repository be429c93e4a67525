import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { Release } from 'shared/contract/release';
import { liveNumber, readRelease, releaseNumbers, type Store } from './store.ts';
import { withLock } from './withLock.ts';

/** Days that a release stays whole after another one followed it: a tab may live that long. */
export const keptDays = 30;
const keptMilliseconds = keptDays * 24 * 60 * 60 * 1000;

/**
 * Removes what no tab can need any more, and answers the removed paths. Never removed: what is live, what was live
 * in the last 30 days, what was published in them, and the releases' own records.
 */
export const purge = (store: Store, now: number = Date.now()): Promise<string[]> =>
  withLock(store, async () => {
    const kept = keptReleases(store, now);
    const versions = new Set(
      kept.flatMap(({ shell, sections }) => [
        `shell/${shell.version}`,
        ...Object.values(sections).map(({ name, version }) => `${name}/${version}`),
      ]),
    );
    const numbers = new Set(kept.map(({ number }) => String(number)));
    const pictures = new Set(
      kept.flatMap(({ sections }) =>
        Object.values(sections).flatMap(({ routes }) => routes.map(({ head }) => head.socialImage)),
      ),
    );
    const isOld = (path: string) => now - statSync(store.path(path)).mtimeMs > keptMilliseconds;

    const removed = [
      ...grandchildren(store, 'public/_sections').filter((path) => !versions.has(lastTwo(path))),
      ...grandchildren(store, 'node').filter((path) => !versions.has(lastTwo(path))),
      ...children(store, 'composed').filter((path) => !numbers.has(last(path))),
      ...children(store, 'public/_releases').filter((path) => !numbers.has(last(path).replace('.json', ''))),
      ...children(store, 'public/_social').filter((path) => !pictures.has(`/_social/${last(path)}`)),
      ...children(store, 'rendered'),
      ...children(store, 'unfinished'),
    ].filter(isOld);
    for (const path of removed) rmSync(store.path(path), { recursive: true });
    return removed;
  });

/** The live release, and every one that the next one followed less than 30 days ago. */
function keptReleases(store: Store, now: number): Release[] {
  const live = liveNumber(store);
  const releases = releaseNumbers(store).map((number) => readRelease(store, number));
  return releases.filter(({ number }, index) => {
    const follower = releases[index + 1];
    return number === live || !follower || now - Date.parse(follower.createdAt) < keptMilliseconds;
  });
}

const children = (store: Store, folder: string): string[] =>
  existsSync(store.path(folder)) ? readdirSync(store.path(folder)).map((name) => `${folder}/${name}`) : [];

const grandchildren = (store: Store, folder: string) =>
  children(store, folder).flatMap((child) => children(store, child));

const last = (path: string) => path.split('/').at(-1) ?? '';
const lastTwo = (path: string) => path.split('/').slice(-2).join('/');
