import { existsSync, mkdirSync, mkdtempSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftovers, temporaryFolder } from './files.ts';

test('the folder of a killed deploy is removed a day later, and no other', () => {
  const inUse = temporaryFolder();
  const leftover = mkdtempSync(join(tmpdir(), basename(inUse).slice(0, -6)));
  const other = mkdtempSync(join(tmpdir(), 'another-'));
  mkdirSync(join(leftover, 'files'));
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  for (const folder of [leftover, other]) utimesSync(folder, yesterday, yesterday);
  removeLeftovers();
  expect([leftover, inUse, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});
