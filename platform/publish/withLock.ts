import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isCode, type Store, writeWhole } from './store.ts';

const patience = 60_000;
const interval = 25;
const released = 'released';

/** Runs `work` while no other process of this machine holds the store's lock. A dead holder's lock is taken. */
export async function withLock<Value>(store: Store, work: () => Promise<Value>): Promise<Value> {
  const folder = store.path('locks');
  mkdirSync(folder, { recursive: true });
  const lock = await acquire(folder);
  try {
    return await work();
  } finally {
    writeWhole(lock, released);
  }
}

async function acquire(folder: string): Promise<string> {
  const started = performance.now();
  for (;;) {
    const lock = take(folder);
    if (lock) return lock;
    if (performance.now() - started > patience) throw new Error(heldTooLong(folder));
    await pause(interval);
  }
}

const heldTooLong = (folder: string) =>
  `Another deploy (process ${holder(folder, locks(folder).at(-1))?.pid}) has been under way for a minute. Nothing was changed; try again. If no other deploy is running, remove ${folder}.`;

/**
 * Every holder takes the next number, and the highest number counts. Its file appears whole and only once, and is
 * never removed but by a holder of a higher one, so two processes that find a dead holder cannot both follow it.
 */
function take(folder: string): string | undefined {
  const numbers = locks(folder);
  const last = numbers.at(-1) ?? 0;
  if (last > 0 && isHeld(folder, last)) return undefined;
  const lock = join(folder, String(last + 1));
  if (!create(lock)) return undefined;
  if (locks(folder).some((number) => number > last + 1)) {
    rmSync(lock);
    return undefined;
  }
  for (const number of numbers) rmSync(join(folder, String(number)), { force: true });
  return lock;
}

function create(lock: string): boolean {
  const ticket = `${lock}.${process.pid}.ticket`;
  writeFileSync(ticket, `${process.pid} ${startOf(process.pid)}`);
  try {
    linkSync(ticket, lock);
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    return false;
  } finally {
    rmSync(ticket);
  }
}

const locks = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);

function isHeld(folder: string, number: number): boolean {
  const found = holder(folder, number);
  return found !== undefined && isAlive(found.pid) && startOf(found.pid) === found.start;
}

/** Undefined: it was released, or replaced by a higher one. */
function holder(folder: string, number: number | undefined) {
  try {
    const content = readFileSync(join(folder, String(number)), 'utf8');
    const [pid = '', start = ''] = content.split(' ');
    return content === released ? undefined : { pid: Number(pid), start };
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

/** When a process started, where the system tells: another one that got the same number later is not the holder. */
function startOf(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1);
    return afterName?.split(' ')[19] ?? '';
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ESRCH')) return '';
    throw error;
  }
}
