import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hasCode } from 'shared/hasCode';
import { type DatabaseEngine, pglite } from './database/startDatabase.ts';
import { gateway } from './gateway/gateway.ts';
import { sendJson } from './gateway/send.ts';
import { uploadsFolder } from './images/pictureFiles.ts';
import { removeOldest, renditions } from './images/renditions.ts';
import { localKeys } from './localKeys.ts';
import { postgrestBinary } from './rest/postgrestBinary.ts';
import { startPostgrest } from './rest/startPostgrest.ts';
import type { RunningProcess } from './runningProcess.ts';

export interface BackendOptions {
  /** On 127.0.0.1; 0 takes a free one. */
  port: number;
  /** Holds the database, the keys, rendered pictures and a lock; made if missing, readable by nobody else, migrated and seeded if empty. */
  dataDir: string;
  /** PGlite by default. */
  engine?: DatabaseEngine;
  log: (line: string) => void;
  /** The database or PostgREST ended by itself: the backend is of no use any more, and has to be stopped. */
  onCrash: (error: Error) => void;
}

export interface Backend {
  /** `http://localhost:<port>`, to be used as the Supabase URL. */
  url: string;
  anonKey: string;
  /** Passes row-level security: for tests and the office's tools, never for a page. */
  serviceKey: string;
  /** `http://localhost:<port>/simanta-palli/image/upload/` */
  imageBase: string;
  /** Ends every process; the data stays. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL (PGlite unless another engine is named), PostgREST, the image service and the gateway before them.
 * Resolves when a query and a picture can be requested; until then requests get 503.
 * Rejects, leaving nothing running, when the port is taken (names BACKEND_PORT), when another process holds the
 * data folder, when PostgREST is missing (names POSTGREST_BIN), or when a migration fails.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const started: (() => Promise<void>)[] = [];
  let stopping = false;
  const stop = async () => {
    stopping = true;
    for (const stopPart of started.splice(0).reverse()) await stopPart();
  };
  const keepProcess = (name: string, { exited, stop: stopProcess }: RunningProcess) => {
    started.push(stopProcess);
    exited.then((reason) => {
      if (!stopping) options.onCrash(new Error(`${name} ended (${reason}). Run the command again.`));
    });
  };
  try {
    return { ...(await startParts(options, (part) => started.push(part), keepProcess)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Of rendered pictures, which are rendered again when they are needed. */
const MOST_CACHED_BYTES = 500_000_000;

async function startParts(
  { port, dataDir: folder, engine = pglite, log }: BackendOptions,
  keep: (stop: () => Promise<void>) => void,
  keepProcess: (name: string, process: RunningProcess) => void,
): Promise<Omit<Backend, 'stop'>> {
  const dataDir = resolve(folder);
  postgrestBinary();
  let handle: RequestListener = (_request, response) =>
    sendJson(response, 503, { message: 'The backend is starting.' }, { 'Retry-After': '1' });
  const server = createServer((request, response) => handle(request, response));
  const url = `http://localhost:${await listen(server, port)}`;
  keep(() => close(server));
  const imageBase = `${url}/simanta-palli/image/upload/`;
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o700);
  const imagesDir = join(dataDir, 'images');
  await removeOldest(imagesDir, MOST_CACHED_BYTES);
  const keys = await localKeys(dataDir);
  const { anonKey, serviceKey, jwtSecret } = keys;
  const sockets = await mkdtemp(join(tmpdir(), 'school-backend-'));
  keep(() => rm(sockets, { recursive: true, force: true }));
  const databaseSocket = join(sockets, '.s.PGSQL.5432');
  const socket = join(sockets, 'rest');

  keepProcess('The database', await engine.start({ dataDir, socket: databaseSocket, imageBase }, log));
  const settings = engine.postgrest;
  keepProcess('PostgREST', await startPostgrest({ databaseSocket, socket, jwtSecret, settings }, log));
  handle = gateway({
    rest: { socket, keys },
    images: {
      imageBase,
      uploadsDir: uploadsFolder(dataDir),
      findRendition: renditions(imagesDir),
      restUrl: `${url}/rest/v1`,
      anonKey,
    },
    log,
  });
  return { url, anonKey, serviceKey, imageBase };
}

/** Returns the port, which is a free one when 0 was given. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(hasCode(error, 'EADDRINUSE') ? new Error(taken(port)) : error));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

const taken = (port: number) =>
  `Port ${port} is taken, so the backend cannot start there. Stop what uses it, or set BACKEND_PORT to another port.`;

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
