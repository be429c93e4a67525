import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, type BackendOptions, startBackend } from '../backend/startBackend.ts';

export interface TemporaryBackend extends Backend {
  dataDir: string;
  lines: string[];
}

/** A backend on a free port; its data folder goes with it unless the caller brought one. */
export async function startTemporaryBackend(
  options: Partial<BackendOptions> = {},
): Promise<TemporaryBackend> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'school-data-')));
  const lines: string[] = [];
  const removeData = async () => {
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const backend = await startBackend({
      port: 0,
      dataDir,
      log: (line) => lines.push(line),
      onCrash: (error) => lines.push(error.message),
      ...options,
    });
    return { ...backend, dataDir, lines, stop: () => backend.stop().then(removeData) };
  } catch (error) {
    await removeData();
    throw error;
  }
}
