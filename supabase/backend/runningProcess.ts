import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface RunningProcess {
  /** Resolves with a description of the cause when the process has ended. */
  exited: Promise<string>;
  stop(): Promise<void>;
}

export function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
}

export function logOutput(child: ChildProcess, name: string, log: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => log(`${name}: ${line}`));
  }
}

/** Requests the end with `ask`, and forces it with `force` after `graceMs`. */
export async function stopWithin(
  graceMs: number,
  exited: Promise<string>,
  ask: () => void,
  force: () => void,
): Promise<void> {
  ask();
  const timer = setTimeout(force, graceMs);
  await exited;
  clearTimeout(timer);
}
