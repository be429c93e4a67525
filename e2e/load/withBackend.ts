import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryPostgresql } from 'supabase/backend/postgresql/postgresql';
import { type Backend, startBackend } from 'supabase/backend/startBackend';

export interface LoadedBackend extends Backend {
  /** The process of the database itself. */
  databasePid(): Promise<number>;
  /** When it last came back after an end, on the clock of `performance`. */
  databaseRestartedAt(): number | undefined;
}

/** Runs `work` with a backend of its own on a free port, with nothing left of it afterwards. */
export async function withBackend<Result>(
  database: 'PGlite' | 'PostgreSQL',
  work: (backend: LoadedBackend) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'school-load-'));
  const engine = database === 'PostgreSQL' ? await temporaryPostgresql() : undefined;
  try {
    let restartedAt: number | undefined;
    const log = (line: string) => {
      if (line === 'database runs again.') restartedAt = performance.now();
    };
    const backend = await startBackend({ port: 0, dataDir, log, ...(engine && { engine }) });
    const lockedBy = async () => Number.parseInt(await readFile(join(dataDir, 'database.lock'), 'utf8'), 10);
    try {
      return await work({
        ...backend,
        databasePid: engine?.serverPid ?? lockedBy,
        databaseRestartedAt: () => restartedAt,
      });
    } finally {
      await backend.stop();
    }
  } finally {
    await engine?.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
}
