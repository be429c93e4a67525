import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flip, liveNumber, openStore, readJson, writeWhole } from './store.ts';

const emptyStore = () => openStore(mkdtempSync(join(tmpdir(), 'store-')));

test('an empty store has nothing live', () => {
  expect(liveNumber(emptyStore())).toBeUndefined();
});

test('a flip makes another release live, forwards and backwards', () => {
  const store = emptyStore();
  flip(store, 1);
  expect(liveNumber(store)).toBe(1);
  flip(store, 12);
  expect(liveNumber(store)).toBe(12);
});

test('a file is written whole over one that a reader may hold', () => {
  const store = emptyStore();
  const file = store.path('a.json');
  writeFileSync(file, '{"old":true}');
  writeWhole(file, '{"old":false}');
  expect(readJson(file)).toEqual({ old: false });
});
