import { chmod, mkdir, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { hasCode } from 'shared/hasCode';
import { listen } from 'shared/listen';
import { type DatabaseEngine, pglite } from './database/startDatabase.ts';
import { gateway } from './gateway/gateway.ts';
import { sendJson } from './gateway/send.ts';
import { imagesFolder, uploadsFolder } from './images/pictureFiles.ts';
import { removeOldest, renditions } from './images/renditions.ts';
import { localKeys } from './localKeys.ts';
import { postgrestBinary } from './rest/postgrestBinary.ts';
import { startPostgrest } from './rest/startPostgrest.ts';
import type { RunningProcess } from './runningProcess.ts';
import { createSocketsFolder } from './socketsFolder.ts';

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

/** Of rendered pictures, which are rendered again when they are needed. */
const maxCachedBytes = 500_000_000;

/**
 * Starts PostgreSQL (PGlite unless another engine is named), PostgREST, the image service and the gateway before them.
 * Resolves when a query and a picture can be requested; until then requests get 503.
 * Rejects, leaving nothing running, when the port is taken (names BACKEND_PORT), when another process holds the
 * data folder, when PostgREST is missing (names POSTGREST_BIN), or when a migration fails.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { port, engine = pglite, log } = options;
  const dataDir = resolve(options.dataDir);
  const imagesDir = imagesFolder(dataDir);
  const stops: (() => Promise<void>)[] = [];
  let stopping = false;
  const stop = async () => {
    stopping = true;
    for (const stopPart of stops.splice(0).reverse()) await stopPart();
  };
  const keep = (name: string, { exited, stop: stopProcess }: RunningProcess) => {
    stops.push(stopProcess);
    exited.then((reason) => {
      if (!stopping) options.onCrash(new Error(`${name} ended (${reason}). Run the command again.`));
    });
  };
  let handle: RequestListener = (_request, response) =>
    sendJson(response, 503, { message: 'The backend is starting.' }, { 'Retry-After': '1' });
  try {
    postgrestBinary();
    const server = await listen(port, (...request) => handle(...request)).catch(explainTaken(port));
    stops.push(server.close);
    const url = `http://localhost:${server.port}`;
    const imageBase = `${url}/simanta-palli/image/upload/`;
    await mkdir(dataDir, { recursive: true });
    await chmod(dataDir, 0o700);
    await removeOldest(imagesDir, maxCachedBytes);
    const keys = await localKeys(dataDir);
    const { anonKey, serviceKey, jwtSecret } = keys;
    const sockets = await createSocketsFolder();
    stops.push(() => rm(sockets, { recursive: true, force: true }));
    const databaseSocket = join(sockets, '.s.PGSQL.5432');
    const socket = join(sockets, 'rest');
    keep('The database', await engine.start({ dataDir, socket: databaseSocket, imageBase }, log));
    const settings = engine.postgrest;
    keep('PostgREST', await startPostgrest({ databaseSocket, socket, jwtSecret, settings }, log));
    const restUrl = `${url}/rest/v1`;
    const uploadsDir = uploadsFolder(dataDir);
    const images = { imageBase, uploadsDir, findRendition: renditions(imagesDir), restUrl, anonKey };
    handle = gateway({ rest: { socket, keys }, images });
    return { url, anonKey, serviceKey, imageBase, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const explainTaken = (port: number) => (error: unknown) => {
  if (!hasCode(error, 'EADDRINUSE')) throw error;
  throw new Error(
    `Port ${port} is taken, so the backend cannot start there. Stop what uses it, or set BACKEND_PORT to another port.`,
  );
};
