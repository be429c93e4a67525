import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DatabaseEngine } from '../database/engine.ts';
import type { DatabaseOptions } from '../database/startDatabase.ts';
import { exitOf, logOutput, type RunningProcess, stopWithin } from '../processes/runningProcess.ts';
import { binary } from './binaries.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { unprivilegedUser } from './unprivilegedUser.ts';

const READY_WITHIN_MS = 20_000;
const run = promisify(execFile);

// PostgreSQL outlives its parent; a reader of our end of the pipe asks for a fast shutdown instead.
const endWithParent =
  'exec 3<&0; "$0" "$@" & server=$!; (cat <&3 >/dev/null; kill -INT $server) & wait $server';

export interface TemporaryPostgresql extends DatabaseEngine {
  /** Folder of the Unix socket, once started: the host that clients name. */
  socketFolder(): string;
  /** The server's own process, to be killed by tests of recovery. */
  serverPid(): Promise<number>;
  /** Deletes the data. Only after it has been stopped. */
  remove(): Promise<void>;
}

/**
 * PostgreSQL 15 as installed on this machine, as an unprivileged user, in a temporary folder that survives a restart
 * of the server but not `remove()`. Listens on a Unix socket only.
 */
export async function temporaryPostgresql(): Promise<TemporaryPostgresql> {
  const user = unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'school-postgresql-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  let socketFolder = '';

  async function start(
    { socket, imageBase }: DatabaseOptions,
    log: (line: string) => void,
  ): Promise<RunningProcess> {
    socketFolder = dirname(socket);
    if (user) chownSync(socketFolder, user.uid, user.gid);
    const isNew = !existsSync(data);
    if (isNew) {
      const parameters = [
        '-D',
        data,
        '-U',
        'postgres',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--no-locale',
        '--no-sync',
      ];
      await run(binary('initdb'), parameters, { ...user, cwd: folder });
    }
    const server = await startServer();
    if (isNew)
      await prepareDatabase(socketFolder, imageBase).catch((error) =>
        server.stop().then(() => {
          throw error;
        }),
      );
    return server;

    async function startServer(): Promise<RunningProcess> {
      const parameters = ['-D', data, '-k', socketFolder, '-p', '5432', '-c', 'listen_addresses='];
      const child = spawn('sh', ['-c', endWithParent, binary('postgres'), ...parameters], {
        ...user,
        cwd: folder,
        detached: true,
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      logOutput(child, 'postgresql', (line) => /FATAL|PANIC/.test(line) && log(line));
      child.stdin.on('error', () => undefined);
      const exited = exitOf(child);
      exited.then(() => child.stdin.destroy());
      const stop = () =>
        stopWithin(
          5_000,
          exited,
          () => child.stdin.end(),
          () => child.pid && process.kill(-child.pid, 'SIGKILL'),
        );
      await untilReady(socketFolder, exited).catch((error) =>
        stop().then(() => {
          throw error;
        }),
      );
      return { exited, stop };
    }
  }

  return {
    start,
    postgrest: {
      PGRST_DB_POOL: '10',
      PGRST_DB_POOL_ACQUISITION_TIMEOUT: '10',
      // Reads the roles' own settings, anon's statement_timeout among them, as a hosted project does.
      PGRST_DB_CONFIG: 'true',
    },
    socketFolder: () => socketFolder,
    serverPid: async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function untilReady(socketFolder: string, exited: Promise<string>): Promise<void> {
  let ended: string | undefined;
  exited.then((reason) => {
    ended = reason;
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await accepts(socketFolder))) {
    if (ended) throw new Error(`PostgreSQL ended while starting (${ended}).`);
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not answer within ${READY_WITHIN_MS} ms.`);
    await sleep(30);
  }
}

const accepts = (socketFolder: string) =>
  run(binary('pg_isready'), ['-q', '-h', socketFolder]).then(
    () => true,
    () => false,
  );
