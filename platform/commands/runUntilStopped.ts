import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Backend, startBackend } from 'supabase/backend/startBackend';
import { step } from '../progress.ts';
import { assertPortFree } from '../serve/listen.ts';
import { settings } from './settings.ts';

interface Running {
  startBackend(): Promise<Backend>;
  /** Stops it when the command ends, before what was started earlier. */
  onStop(stop: () => unknown): void;
}

/**
 * Runs a command that serves on the site's and the backend's port, until a signal, or until its start or the backend
 * fails. Rejects when a port is taken.
 */
export async function runUntilStopped(command: string, start: (running: Running) => Promise<void>) {
  const { sitePort, backendPort, localData } = settings;
  await assertPortFree(sitePort, 'SITE_PORT', command);
  await assertPortFree(backendPort, 'BACKEND_PORT', command);
  mkdirSync(localData, { recursive: true });

  const tasks: (() => unknown)[] = [];
  const onStop = (task: () => unknown) => void tasks.unshift(task);
  let stopped: Promise<void> | undefined;
  const stopAll = async () => {
    for (const task of tasks) await task();
  };
  const stop = () => {
    stopped ??= stopAll();
    return stopped;
  };
  const stopOnSignal = async () => {
    console.log('\nStopping ...');
    await stop();
    process.exit(0);
  };
  process.once('SIGINT', stopOnSignal);
  process.once('SIGTERM', stopOnSignal);

  try {
    await start({
      onStop,
      startBackend: () =>
        step('Database, API and image service', async () => {
          const backend = await startBackend({
            port: backendPort,
            dataDir: join(localData, 'backend'),
            log: (line) => console.log(`  ${line}`),
            onCrash: async ({ message }) => {
              console.error(`\n${message}`);
              await stop();
              process.exit(1);
            },
          });
          onStop(() => backend.stop());
          return backend;
        }),
    });
  } catch (error) {
    await stop();
    throw error;
  }
}
