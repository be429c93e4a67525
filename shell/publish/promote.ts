import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Release } from 'shared/contract/release';
import { composeRelease } from './composeRelease.ts';
import { flip, isCode, releaseNumbers, type Store } from './store.ts';

export type ReleaseContent = Omit<Release, 'number' | 'createdAt'>;

/** Makes a checked composition live: a new release, its pages composed, then one flip. */
export async function promote(store: Store, content: ReleaseContent): Promise<Release> {
  const release = writeRelease(store, content);
  await composeRelease(store, release);
  flip(store, release.number);
  return release;
}

/** Takes the next free number. Two at the same moment get two numbers: the file is linked, never overwritten. */
function writeRelease(store: Store, content: ReleaseContent): Release {
  mkdirSync(store.path('releases'), { recursive: true });
  const number = (releaseNumbers(store).at(-1) ?? 0) + 1;
  const release: Release = { number, createdAt: new Date().toISOString(), ...content };
  const unfinished = store.path('releases', `${number}.${process.pid}.unfinished`);
  writeFileSync(unfinished, JSON.stringify(release, null, 2));
  try {
    linkSync(unfinished, store.path('releases', `${number}.json`));
    return release;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    return writeRelease(store, content);
  } finally {
    rmSync(unfinished);
  }
}
