import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { takeLock } from 'shared/lockFile';
import { databaseLock } from './databaseLock.ts';
import { openDatabase } from './openDatabase.ts';
import type { DatabaseMessage, DatabaseOptions } from './startDatabase.ts';

const options: DatabaseOptions = JSON.parse(process.argv[2] ?? '{}');
let close: (() => Promise<void>) | undefined;

function tellParent(message: DatabaseMessage): void {
  if (process.connected) process.send?.(message);
}

async function end(): Promise<void> {
  await close?.();
  process.exit(0);
}

// A failed call leaves the socket server's queue waiting for ever, so the process ends.
function endOnEngineFailure(db: PGlite): void {
  const run = db.execProtocolRawStream.bind(db);
  db.execProtocolRawStream = (message, settings) =>
    run(message, settings).catch((error: unknown) => {
      console.error('The database engine failed.', error);
      process.exit(1);
    });
}

async function serve(): Promise<void> {
  const { file, isHeld } = databaseLock(options.dataDir);
  const releaseLock = takeLock(file, isHeld);
  process.on('exit', releaseLock);
  const db = await openDatabase(join(options.dataDir, 'postgres'), options.imageBase);
  endOnEngineFailure(db);
  // PGlite has one session for all connections; production's PostgREST is no superuser either.
  await db.exec('set session authorization authenticator');
  rmSync(options.socket, { force: true });
  const server = new PGLiteSocketServer({ db, path: options.socket, maxConnections: 8 });
  await server.start();
  close = async () => {
    await server.stop();
    await db.close();
  };
}

process.on('SIGINT', () => undefined);
process.on('SIGTERM', end);
process.on('disconnect', () => {
  rmSync(dirname(options.socket), { recursive: true, force: true });
  return end();
});
process.on('message', end);
// A parent that ended before these handlers existed has sent its only signal already.
if (!process.connected) process.exit();

try {
  await serve();
  tellParent({ state: 'ready' });
} catch (error) {
  tellParent({ state: 'failed', message: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.disconnect?.();
}
