import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitOf, logOutput, type RunningProcess, stopWithin } from '../runningProcess.ts';
import { postgrestBinary } from './postgrestBinary.ts';

export interface PostgrestOptions {
  databaseSocket: string;
  socket: string;
  jwtSecret: string;
  /** Of the database engine. */
  settings: Readonly<Record<string, string>>;
}

const readyTimeoutMs = 20_000;
const progressLine = /Starting|Listening|Attempting|Connection successful|Schema cache loaded|: $/;

// PostgREST does not notice that its parent died; a reader of our end of the pipe does it instead.
const endWithParent = 'exec 3<&0; "$0" & server=$!; (cat <&3 >/dev/null; kill $server) & wait $server';

/** Resolves when PostgREST has read the schema. */
export async function startPostgrest(
  options: PostgrestOptions,
  log: (line: string) => void,
): Promise<RunningProcess> {
  const child = spawn('sh', ['-c', endWithParent, postgrestBinary()], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...settings(options) },
  });
  let ready = false;
  const said: string[] = [];
  logOutput(child, 'postgrest', (line) => {
    if (!ready) said.push(line);
    else if (!progressLine.test(line)) log(line);
  });
  const exited = exitOf(child);
  exited.then(() => child.stdin.destroy());
  const stop = () =>
    stopWithin(
      2_000,
      exited,
      () => signalGroup(child, 'SIGTERM'),
      () => signalGroup(child, 'SIGKILL'),
    );
  try {
    await untilReady(options.socket, exited);
  } catch (error) {
    await stop();
    throw new Error([String(error), ...said].join('\n'));
  }
  ready = true;
  return { exited, stop };
}

function settings(options: PostgrestOptions): NodeJS.ProcessEnv {
  return {
    PGRST_DB_URI: `postgresql://authenticator@/postgres?host=${encodeURIComponent(dirname(options.databaseSocket))}`,
    PGRST_DB_SCHEMAS: 'public',
    PGRST_DB_ANON_ROLE: 'anon',
    ...options.settings,
    PGRST_DB_MAX_ROWS: '1000',
    PGRST_OPENAPI_MODE: 'disabled',
    PGRST_JWT_SECRET: options.jwtSecret,
    PGRST_LOG_LEVEL: 'crit',
    PGRST_SERVER_UNIX_SOCKET: options.socket,
  };
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
}

async function untilReady(socketPath: string, exited: Promise<string>): Promise<void> {
  const ended = exited.then((reason) => {
    throw new Error(`PostgREST ended while starting (${reason}).`);
  });
  const deadline = Date.now() + readyTimeoutMs;
  while (!(await Promise.race([isReady(socketPath), ended]))) {
    if (Date.now() > deadline) throw new Error(`PostgREST was not ready within ${readyTimeoutMs} ms.`);
    await sleep(20);
  }
}

/** Whether PostgREST has read the schema and reaches the database. */
function isReady(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request({ socketPath, path: '/album_groups?select=id&limit=0' }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    probe.on('error', () => resolve(false));
    probe.end();
  });
}
