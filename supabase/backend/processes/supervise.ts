import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningProcess } from './runningProcess.ts';

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;
const STABLE_AFTER_MS = 30_000;

export interface Supervisor {
  /** Resolves as soon as the process runs: at once, unless it is being restarted. */
  running(): Promise<void>;
  isRunning(): boolean;
  /** Ends the process, so that it is started anew. Resolves when it runs again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface SuperviseOptions {
  name: string;
  start: () => Promise<RunningProcess>;
  onExit?: () => void;
  /** Called when it runs again after an end. */
  onRestart?: () => void;
  log: (line: string) => void;
}

/** Starts a process and keeps it running. Rejects only when the first start fails. */
export async function supervise({
  name,
  start,
  onExit,
  onRestart,
  log,
}: SuperviseOptions): Promise<Supervisor> {
  const stopping = new AbortController();
  let current = await start();
  let up = true;
  let running = Promise.resolve();

  async function startAgain(firstDelay: number): Promise<void> {
    for (let delay = firstDelay; !stopping.signal.aborted; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
      try {
        await sleep(delay, undefined, { signal: stopping.signal });
        const started = await start();
        if (stopping.signal.aborted) return await started.stop();
        current = started;
        up = true;
        log(`${name} runs again.`);
        onRestart?.();
        return;
      } catch (error) {
        if (!stopping.signal.aborted) log(`${name} did not start: ${String(error)}`);
      }
    }
  }

  async function keepRunning(): Promise<void> {
    let delay = FIRST_DELAY_MS;
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
      const reason = await current.exited;
      up = false;
      if (stopping.signal.aborted) return;
      delay = Date.now() - startedAt > STABLE_AFTER_MS ? FIRST_DELAY_MS : delay;
      log(`${name} ended (${reason}); starting it again in ${delay} ms.`);
      running = startAgain(delay);
      onExit?.();
      await running;
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
    }
  }
  const watch = keepRunning();

  return {
    running: () => running,
    isRunning: () => up,
    async restart() {
      await current.stop();
      await running;
    },
    async stop() {
      stopping.abort();
      await current.stop();
      await watch;
    },
  };
}
