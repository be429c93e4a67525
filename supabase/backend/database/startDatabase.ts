import { forkTypeScript } from '../processes/forkTypeScript.ts';
import { exitOf, logOutput, type RunningProcess, stopWithin } from '../processes/runningProcess.ts';

export interface DatabaseOptions {
  dataDir: string;
  /** Path of the Unix socket; its name must be the one that libpq looks for, `.s.PGSQL.5432`. */
  socket: string;
  imageBase: string;
}

export type DatabaseMessage = { state: 'ready' } | { state: 'failed'; message: string };

/** PGlite in a process of its own: a query blocks the event loop that it runs on. */
export async function startDatabase(
  options: DatabaseOptions,
  log: (line: string) => void,
): Promise<RunningProcess> {
  const child = forkTypeScript(new URL('./databaseProcess.ts', import.meta.url), options);
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
