import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from './hasCode.ts';

/** Takes a lock until what it returns is called, or this process ends. Throws what `isHeld` says of the process that has it. */
export function takeLock(file: string, isHeld: (owner: string) => string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const own = identityOf(process.pid) ?? String(process.pid);
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, own, { flag: 'wx' });
      return () => {
        if (readIfPresent(file) === own) rmSync(file, { force: true });
      };
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const owner = lockOwner(file);
    if (owner) throw new Error(isHeld(owner));
    rmSync(file, { force: true });
  }
  throw new Error(isHeld('unknown'));
}

/** The process id that holds the lock, or undefined when nobody living does. */
export function lockOwner(file: string): string | undefined {
  const written = readIfPresent(file);
  const pid = written?.split(' ')[0];
  if (!written || !pid) return undefined;
  return identityOf(Number(pid)) === written ? pid : undefined;
}

/** Process ids are reused, above all in containers; on Linux the start time tells two apart. */
function identityOf(pid: number): string | undefined {
  const stat = readIfPresent(`/proc/${pid}/stat`);
  if (stat) {
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : `${pid} ${fields[19]}`;
  }
  return process.platform !== 'linux' && isAlive(pid) ? String(pid) : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) return undefined;
    throw error;
  }
}
