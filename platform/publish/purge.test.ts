import { existsSync, lutimesSync, mkdirSync, readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { deploy } from './deploy.ts';
import { rollback } from './rollback.ts';
import { keptDays, purge, readRelease, type Store } from './store.ts';
import { emptyStore, publishTestSection, wholeSite } from './testStore.ts';

vi.mock('./renderSection.ts', () => ({
  renderSection: async () => [{ language: 'en', head: '', styles: [], markup: '<main></main>' }],
}));
vi.mock('./socialImages.ts', () => ({ withSocialImages: async (_: unknown, content: unknown) => content }));

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => Date.now() + days * day;

/** Two releases of a section, the second one live. */
async function twoReleases() {
  const store = emptyStore();
  await deploy(store, wholeSite(store));
  const section = publishTestSection(store, 'two');
  await deploy(store, { reason: 'two', sections: { [section.name]: section } });
  return store;
}

const files = (store: Store, number: number) => {
  const { name, version } = readRelease(store, number).sections['mf-one'] ?? { name: '', version: '' };
  return [
    store.path('public/_sections', name, version),
    store.path('node', name, version),
    store.path('releases', String(number), 'one.html'),
    store.path('releases', String(number), 'browser.json'),
  ];
};

test('a release that was live in the last days stays whole', async () => {
  const store = await twoReleases();
  purge(store, inDays(keptDays - 1));
  for (const file of [...files(store, 1), ...files(store, 2)]) expect(existsSync(file), file).toBe(true);
});

test('an older one goes, the live one stays, and its record too', async () => {
  const store = await twoReleases();
  purge(store, inDays(keptDays + 1));
  for (const file of files(store, 1)) expect(existsSync(file), file).toBe(false);
  for (const file of files(store, 2)) expect(existsSync(file), file).toBe(true);
  expect(readRelease(store, 1).number).toBe(1);
  expect(existsSync(store.path('node/shell', readRelease(store, 2).shell.version))).toBe(true);
});

test('the live version stays however long it has been live', async () => {
  const store = await twoReleases();
  purge(store, inDays(10_000));
  for (const file of files(store, 2)) expect(existsSync(file), file).toBe(true);
  await expect(rollback(store, 'mf-one')).rejects.toThrow(/it was purged/);
});

test('a version that was published and not yet promoted stays for as long', async () => {
  const store = await twoReleases();
  const { version } = publishTestSection(store, 'three');
  purge(store, inDays(keptDays - 1));
  expect(readdirSync(store.path('node/mf-one'))).toContain(version);
});

test('what a killed deploy left behind goes', async () => {
  const store = await twoReleases();
  mkdirSync(store.path('unfinished/mf-one-x'), { recursive: true });
  const longAgo = new Date(inDays(-keptDays - 1));
  lutimesSync(store.path('unfinished/mf-one-x'), longAgo, longAgo);
  expect(purge(store)).toEqual(['unfinished/mf-one-x']);
});
