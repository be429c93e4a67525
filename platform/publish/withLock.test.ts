import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyStore } from './testStore.ts';
import { withLock } from './withLock.ts';

const module = join(import.meta.dirname, 'withLock.ts');

/** A process that counts a number in a file up, reading and writing it apart, with the lock held. */
const counter = (root: string, times: number) => `
  import { readFileSync, writeFileSync } from 'node:fs';
  import { setTimeout } from 'node:timers/promises';
  import { withLock } from ${JSON.stringify(module)};
  const store = { root: ${JSON.stringify(root)}, path: (...parts) => [${JSON.stringify(root)}, ...parts].join('/') };
  for (let time = 0; time < ${times}; time += 1) {
    await withLock(store, async () => {
      const value = Number(readFileSync(store.path('count'), 'utf8'));
      await setTimeout(1);
      writeFileSync(store.path('count'), String(value + 1));
    });
  }
`;

const start = (code: string) =>
  spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });

test('processes that want the lock at the same moment follow one another', { timeout: 60_000 }, async () => {
  const store = emptyStore();
  writeFileSync(store.path('count'), '0');
  await Promise.all([1, 2, 3].map(() => once(start(counter(store.root, 20)), 'exit')));
  expect(readFileSync(store.path('count'), 'utf8')).toBe('60');
});

test('the lock of a process that was killed is taken by the next one', { timeout: 60_000 }, async () => {
  const store = emptyStore();
  writeFileSync(store.path('count'), '0');
  const killed = start(counter(store.root, 1e6));
  while (Number(readFileSync(store.path('count'), 'utf8')) === 0) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(await withLock(store, async () => 'taken')).toBe('taken');
});

test('a number that another process got since does not keep the lock', async () => {
  const store = emptyStore();
  mkdirSync(store.path('locks'));
  writeFileSync(store.path('locks/7'), `${process.pid} 1`);
  expect(await withLock(store, async () => readdirSync(store.path('locks')))).toEqual(['8']);
});

test('work that fails gives the lock back', async () => {
  const store = emptyStore();
  const broken = withLock(store, () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  expect(await withLock(store, async () => 'taken')).toBe('taken');
});
