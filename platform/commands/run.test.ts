import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeBelow } from '../files.ts';
import { root } from './settings.ts';

test('what an error quotes is printed without what a terminal obeys', () => {
  const folder = temporaryFolder();
  const place = (...parts: string[]) => join(folder, ...parts);
  const run = place('platform/commands/run.mjs');
  cpSync(join(root, 'platform/commands/run.mjs'), run);
  const lockfile = createHash('sha256').update('').digest('hex');
  writeBelow(place('package.json'), '{"type":"module"}');
  writeBelow(place('package-lock.json'), '');
  writeBelow(place('node_modules/.installed-lockfile'), `${lockfile} with devDependencies`);
  symlinkSync(join(root, 'node_modules/tsx'), place('node_modules/tsx'));
  const message = 'one\\u001b]0;owned\\u0007\\u009b31m\\r\\n\\ttwo';
  writeBelow(place('platform/commands/fail.ts'), `export const run = () => { throw Error('${message}'); };`);
  const { stderr } = spawnSync(process.execPath, [run, 'fail'], { encoding: 'utf8' });
  expect(stderr).toBe('\none]0;owned31m\n\ttwo\n');
});
