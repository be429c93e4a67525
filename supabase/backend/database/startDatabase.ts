import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitOf, logOutput, type RunningProcess, stopWithin } from '../runningProcess.ts';

export interface DatabaseOptions {
  dataDir: string;
  /** Path of the Unix socket; its name must be the one that libpq looks for, `.s.PGSQL.5432`. */
  socket: string;
  imageBase: string;
}

/** A PostgreSQL that the backend can run on. */
export interface DatabaseEngine {
  /** Resolves when the database is migrated, seeded if it was empty, and listens on the socket. */
  start(options: DatabaseOptions, log: (line: string) => void): Promise<RunningProcess>;
  /** How PostgREST is to use it, as PostgREST's environment variables. */
  postgrest: Readonly<Record<string, string>>;
}

/** One session for all connections, hence one connection and nothing that a session keeps. */
export const pglite: DatabaseEngine = {
  start: startPglite,
  postgrest: {
    PGRST_DB_POOL: '1',
    PGRST_DB_POOL_ACQUISITION_TIMEOUT: '30',
    PGRST_DB_PREPARED_STATEMENTS: 'false',
    PGRST_DB_CHANNEL_ENABLED: 'false',
    PGRST_DB_CONFIG: 'false',
  },
};

export type DatabaseMessage = { state: 'ready' } | { state: 'failed'; message: string };

const tsxLoader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** PGlite in a process of its own: a query blocks the event loop that it runs on. */
async function startPglite(options: DatabaseOptions, log: (line: string) => void): Promise<RunningProcess> {
  const child = fork(join(import.meta.dirname, 'databaseProcess.ts'), [JSON.stringify(options)], {
    execArgv: ['--import', tsxLoader],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = exitOf(child);
  logOutput(child, 'database', log);
  await new Promise<void>((resolve, reject) => {
    child.once('message', (message: DatabaseMessage) =>
      message.state === 'ready' ? resolve() : reject(new Error(message.message)),
    );
    exited.then((reason) => reject(new Error(`The database ended while starting (${reason}).`)));
  });
  return {
    exited,
    stop: () =>
      stopWithin(
        5_000,
        exited,
        () => child.connected && child.send('stop'),
        () => child.kill('SIGKILL'),
      ),
  };
}
