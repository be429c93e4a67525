import { rmSync } from 'node:fs';
import type { Release } from 'shared/contract/release';
import { composeRelease } from './composeRelease.ts';
import { composerVersion } from './composerVersion.ts';
import { type Phase, silently } from './progress.ts';
import { flip, releaseNumbers, type Store, writeWhole } from './store.ts';

export type ReleaseContent = Omit<Release, 'number' | 'createdAt' | 'composer'>;

/**
 * Makes a checked composition live: its pages composed, the release written down, then one flip. The caller holds
 * the store's lock. A crash at any moment leaves what was live before, and a number that is taken again.
 */
export async function promote(
  store: Store,
  content: ReleaseContent,
  phase: Phase = silently,
): Promise<Release> {
  const number = (releaseNumbers(store).at(-1) ?? 0) + 1;
  const release: Release = {
    number,
    createdAt: new Date().toISOString(),
    composer: composerVersion(),
    ...content,
  };
  rmSync(store.path('composed', String(number)), { recursive: true, force: true });
  await phase('Compose', () => composeRelease(store, release));
  await phase('Flip', () => {
    writeWhole(store.path('releases', `${number}.json`), JSON.stringify(release, null, 2));
    flip(store, number);
  });
  return release;
}
