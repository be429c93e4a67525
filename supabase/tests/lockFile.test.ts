import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockOwner, takeLock } from '../backend/database/lockFile.ts';

function lockPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'school-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'database.lock');
}

test('a lock is held once and can be taken again when released', () => {
  const file = lockPath();
  const release = takeLock(file);
  expect(lockOwner(file)).toBe(String(process.pid));
  expect(() => takeLock(file)).toThrow(`in use by process ${process.pid}`);
  expect(() => takeLock(file)).toThrow('LOCAL_DATA');
  release();
  expect(lockOwner(file)).toBeUndefined();
  takeLock(file)();
});

test.each([
  ['a process that is gone', '4194000 12345'],
  ['an earlier process that had our id', `${process.pid} 1`],
  ['nobody, because writing it was cut short', ''],
])('a lock of %s is stale', (_, content) => {
  const file = lockPath();
  writeFileSync(file, content);
  takeLock(file)();
});
