import { execFile, spawn, spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readBootstrap, readMigrations } from '../../backend/database/migrations.ts';
import type { DatabaseEngine } from '../../backend/database/startDatabase.ts';
import { exitOf, logOutput, stopWithin } from '../../backend/runningProcess.ts';
import { seedSql } from '../../seed/seedSql.ts';
import { binary, runSql } from './runSql.ts';

const readyTimeoutMs = 20_000;
const run = promisify(execFile);

export interface TemporaryPostgresql extends DatabaseEngine {
  /** Folder of the Unix socket, once started: the host that clients name. */
  socketFolder(): string;
}

/**
 * PostgreSQL 15 as installed on this machine, as an unprivileged user, in a temporary folder. Listens on a Unix socket
 * only.
 */
export async function temporaryPostgresql(): Promise<TemporaryPostgresql> {
  const user = unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'school-postgresql-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  let socketFolder = '';

  return {
    async start({ socket, imageBase }, log) {
      socketFolder = dirname(socket);
      if (user) chownSync(socketFolder, user.uid, user.gid);
      const cluster = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
      await run(binary('initdb'), cluster, { ...user, cwd: folder });
      const server = ['-D', data, '-k', socketFolder, '-p', '5432', '-c', 'listen_addresses='];
      const child = spawn(binary('postgres'), server, {
        ...user,
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      logOutput(child, 'postgresql', (line) => /FATAL|PANIC/.test(line) && log(line));
      const exited = exitOf(child);
      const stop = () =>
        stopWithin(
          5_000,
          exited,
          () => child.kill('SIGINT'),
          () => child.kill('SIGKILL'),
        );
      try {
        await untilReady(socketFolder, exited);
        await prepareDatabase(socketFolder, imageBase);
      } catch (error) {
        await stop();
        throw error;
      }
      return { exited, stop };
    },
    postgrest: {
      PGRST_DB_POOL: '10',
      PGRST_DB_POOL_ACQUISITION_TIMEOUT: '10',
      // Reads the roles' own settings, anon's statement_timeout among them, as a hosted project does.
      PGRST_DB_CONFIG: 'true',
    },
    socketFolder: () => socketFolder,
  };
}

async function untilReady(socketFolder: string, exited: Promise<string>): Promise<void> {
  const signal = AbortSignal.timeout(readyTimeoutMs);
  const failed = (reason: string) => Promise.reject(new Error(`PostgreSQL ended: ${reason}`));
  while (spawnSync(binary('pg_isready'), ['-q', '-h', socketFolder]).status !== 0) {
    await Promise.race([sleep(30, undefined, { signal }), exited.then(failed)]);
  }
}

const inOneTransaction = (...statements: string[]) => ['begin;', ...statements, 'commit;'].join('\n');

/** Everything that PGlite's folder gets too: what a hosted project starts with, the migrations, the seed. */
async function prepareDatabase(socketFolder: string, imageBase: string): Promise<void> {
  await runSql(socketFolder, inOneTransaction(await readBootstrap()));
  for (const { sql } of await readMigrations()) await runSql(socketFolder, inOneTransaction(sql));
  await runSql(socketFolder, inOneTransaction(seedSql(imageBase), 'analyze;'));
}

/** PostgreSQL refuses to run as root: the account that it runs as instead, undefined where no other is needed. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((id) => spawnSync('id', [id, name], { encoding: 'utf8' }).stdout);
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root. Run the tests as another user.');
}
