import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type DatabaseEngine, pglite } from './database/engine.ts';
import { handleRequest } from './gateway/handleRequest.ts';
import { listen } from './gateway/listen.ts';
import { sendRestarting } from './gateway/respond.ts';
import { renditions } from './images/renditions.ts';
import { superviseEncoder } from './images/superviseEncoder.ts';
import { uploadsFolder } from './images/uploads.ts';
import { withdrawnPhotos } from './images/withdrawnPhotos.ts';
import { localKeys } from './localKeys.ts';
import { type Supervisor, supervise } from './processes/supervise.ts';
import { answersWithin } from './rest/answers.ts';
import { postgrestBinary } from './rest/postgrestBinary.ts';
import { startPostgrest } from './rest/startPostgrest.ts';

export interface BackendOptions {
  /** On 127.0.0.1; 0 takes a free one. */
  port: number;
  /** Holds the database, the keys and a lock; made if missing, migrated and seeded if empty. */
  dataDir: string;
  /** Where rendered pictures are kept; `<dataDir>/images` by default. */
  cacheDir?: string;
  /** The cloud name in picture addresses; `simanta-palli` by default. */
  cloud?: string;
  /** PGlite by default. */
  engine?: DatabaseEngine;
  log: (line: string) => void;
}

export interface Backend {
  /** `http://localhost:<port>`, to be used as the Supabase URL. */
  url: string;
  anonKey: string;
  /** Passes row-level security: for tests and the office's tools, never for a page. */
  serviceKey: string;
  /** `http://localhost:<port>/<cloud>/image/upload/` */
  imageBase: string;
  /** Ends every process; the data stays. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL (PGlite unless another engine is named), PostgREST, the image service and the gateway before them, and keeps them running.
 * Resolves when a query and a picture can be asked for; until then, and while a part restarts, requests get 503.
 * Rejects, leaving nothing running, when the port is taken (names BACKEND_PORT), when another process holds the
 * data folder, when PostgREST is missing (names POSTGREST_BIN), or when a migration fails.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const started: Stoppable[] = [];
  const stop = async () => {
    for (const part of started.splice(0).reverse()) await part.stop();
  };
  try {
    return { ...(await startParts(options, (part) => started.push(part))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Milliseconds for what a client says: nobody holds a connection by speaking slowly. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };

/** PostgREST goes on with the next connection, unless failures made it wait for seconds before it tries again. */
const RECONNECTS_WITHIN_MS = 400;

interface Stoppable {
  stop(): Promise<void>;
}

async function startParts(
  options: BackendOptions,
  keep: (part: Stoppable) => void,
): Promise<Omit<Backend, 'stop'>> {
  const { log, cloud = 'simanta-palli', engine = pglite } = options;
  const dataDir = resolve(options.dataDir);
  const cacheDir = resolve(options.cacheDir ?? join(dataDir, 'images'));
  postgrestBinary();

  let handle: RequestListener = (_request, response) => sendRestarting(response);
  const server = createServer(PATIENCE, (request, response) => handle(request, response));
  const url = `http://localhost:${await listen(server, options.port)}`;
  keep({ stop: () => closeServer(server) });
  const imageBase = `${url}/${cloud}/image/upload/`;
  const keys = await localKeys(dataDir);
  const sockets = await mkdtemp(join(tmpdir(), 'school-backend-'));
  keep({ stop: () => rm(sockets, { recursive: true, force: true }) });
  const databaseSocket = join(sockets, '.s.PGSQL.5432');
  const restSocket = join(sockets, 'rest');

  const parts: { database?: Supervisor; rest?: Supervisor } = {};
  const encoder = await superviseEncoder(cacheDir, log);
  keep(encoder);
  const images = {
    findRendition: renditions({ cacheDir, uploadsDir: uploadsFolder(dataDir), encodeTo: encoder.encodeTo }),
    isWithdrawn: withdrawnPhotos({ restUrl: `${url}/rest/v1`, serviceKey: keys.serviceKey, imageBase }),
    log,
  };
  let isConnected = true;
  const isHealthy = () => Boolean(isConnected && parts.database?.isRunning() && parts.rest?.isRunning());
  const gateway = { cloud, rest: { socket: restSocket, keys }, images, isHealthy };
  handle = (request, response) => handleRequest(gateway, request, response);

  const database = await supervise({
    name: 'database',
    start: () => engine.start({ dataDir, socket: databaseSocket, imageBase }, log),
    onExit: () => {
      isConnected = false;
    },
    onRestart: async () => {
      if (!(await answersWithin(RECONNECTS_WITHIN_MS, restSocket))) await parts.rest?.restart();
      isConnected = true;
    },
    log,
  });
  parts.database = database;
  keep(database);
  parts.rest = await supervise({
    name: 'postgrest',
    start: async () => {
      await database.running();
      const { jwtSecret } = keys;
      return startPostgrest(
        { databaseSocket, socket: restSocket, jwtSecret, settings: engine.postgrest },
        log,
      );
    },
    log,
  });
  keep(parts.rest);
  return { url, anonKey: keys.anonKey, serviceKey: keys.serviceKey, imageBase };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
