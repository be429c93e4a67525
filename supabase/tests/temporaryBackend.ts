import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackendOptions, startBackend } from '../backend/startBackend.ts';

export type TemporaryBackend = Awaited<ReturnType<typeof startTemporaryBackend>>;

/** A backend on a free port; its data folder goes with it unless the caller brought one. */
export async function startTemporaryBackend(options: Partial<BackendOptions> = {}) {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'school-data-')));
  const removeData = async () => {
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const backend = await startBackend({ port: 0, dataDir, log: () => {}, onCrash: () => {}, ...options });
    return { ...backend, dataDir, stop: () => backend.stop().then(removeData) };
  } catch (error) {
    await removeData();
    throw error;
  }
}
