import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flip, liveRelease, openStore, type Store, servedBase, writeWhole } from '../publish/store.ts';

/** Runs `work` on a copy of what is live in a store, and throws the copy away. */
export async function withTrialStore<Value>(
  store: Store,
  work: (trial: Store) => Promise<Value>,
): Promise<Value> {
  const trial = openStore(mkdtempSync(join(tmpdir(), 'trial-store-')));
  try {
    copyLive(store, trial);
    return await work(trial);
  } finally {
    rmSync(trial.root, { recursive: true, force: true });
  }
}

function copyLive(store: Store, trial: Store) {
  const live = liveRelease(store);
  if (!live) return;
  const versions = [{ name: 'shell', version: live.shell.version }, ...Object.values(live.sections)];
  const folders = versions.flatMap(({ name, version }) => [
    join('node', name, version),
    join('public', servedBase(name, version)),
  ]);
  for (const folder of [...folders, 'rendered', 'public/_social']) {
    if (existsSync(store.path(folder))) cpSync(store.path(folder), trial.path(folder), { recursive: true });
  }
  writeWhole(trial.path('releases', `${live.number}.json`), JSON.stringify(live));
  flip(trial, live.number);
}
