import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isCode, type Store } from './store.ts';

const patience = 60_000;
const interval = 25;

/** Runs `work` while no other process of this machine holds the store's lock. A dead holder's lock is taken. */
export async function withLock<Value>(store: Store, work: () => Promise<Value>): Promise<Value> {
  mkdirSync(store.root, { recursive: true });
  const lock = store.path('promote.lock');
  const started = performance.now();
  while (!take(lock)) {
    if (performance.now() - started > patience) {
      throw new Error(
        `Another deploy (process ${holder(lock)}) has held the store for a minute. Nothing was changed; try again.`,
      );
    }
    await pause(interval);
  }
  try {
    return await work();
  } finally {
    rmSync(lock);
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const pid = holder(lock);
    if (pid !== undefined && !isAlive(pid)) rmSync(lock, { force: true });
    return false;
  }
}

function holder(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}
