import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockOwner, takeLock } from './lockFile.ts';

const isHeld = (owner: string) => `held by process ${owner}`;

const lockPath = () => join(mkdtempSync(join(tmpdir(), 'school-lock-')), 'database.lock');

test('a lock is held once and can be taken again when released', () => {
  const file = lockPath();
  const release = takeLock(file, isHeld);
  expect(lockOwner(file)).toBe(String(process.pid));
  expect(() => takeLock(file, isHeld)).toThrow(`held by process ${process.pid}`);
  release();
  expect(lockOwner(file)).toBeUndefined();
  takeLock(file, isHeld)();
});

test.each([
  ['a process that is gone', '4194000 12345'],
  ['an earlier process that had our id', `${process.pid} 1`],
  ['nobody, because writing it was cut short', ''],
])('a lock of %s is stale', (_, content) => {
  const file = lockPath();
  writeFileSync(file, content);
  takeLock(file, isHeld)();
});

test.runIf(process.platform === 'linux')(
  'a lock of a process that ended and was not reaped is stale',
  async () => {
    const file = lockPath();
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 20']);
    onTestFinished(() => void parent.kill());
    const [id] = await once(parent.stdout, 'data');
    const stat = () => readFileSync(`/proc/${Number(id)}/stat`, 'utf8').split(' ');
    writeFileSync(file, `${Number(id)} ${stat()[21]}`);
    expect(lockOwner(file)).toBe(String(Number(id)));
    await expect.poll(() => stat()[2]).toBe('Z');
    takeLock(file, isHeld)();
  },
);
