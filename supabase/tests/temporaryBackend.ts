import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackendOptions, startBackend } from '../backend/startBackend.ts';
import { databaseFolder } from './databaseFolder.ts';

export type TemporaryBackend = Awaited<ReturnType<typeof startTemporaryBackend>>;

/** A backend on a free port, in a data folder of its own unless the caller brings one. */
export async function startTemporaryBackend(options: Partial<BackendOptions> = {}) {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'school-data-')));
  if (!options.engine) await databaseFolder(join(dataDir, 'postgres'));
  const backend = await startBackend({ port: 0, dataDir, log: () => {}, onCrash: () => {}, ...options });
  return { ...backend, dataDir };
}
