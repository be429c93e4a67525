import { rmSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { deploy } from './deploy.ts';
import { rollback } from './rollback.ts';
import { liveNumber, readRelease, type Store } from './store.ts';
import { emptyStore, publishTestSection, publishTestShell, wholeSite } from './testStore.ts';

vi.mock('./renderSection.ts', () => ({
  renderSection: async () => [{ language: 'en', head: '', styles: [], markup: '<main></main>' }],
}));
vi.mock('./socialImages.ts', () => ({ withSocialImages: async (_: unknown, content: unknown) => content }));

const deploySection = async (store: Store, code: string, changes = {}) => {
  const section = publishTestSection(store, code, changes);
  return deploy(store, { reason: code, sections: { [section.name]: section } });
};

/** A store with the versions one, two and three of its section, in releases 1 to 3. */
async function threeReleases() {
  const store = emptyStore();
  await deploy(store, wholeSite(store));
  await deploySection(store, 'two');
  await deploySection(store, 'three');
  return store;
}

const versionIn = (store: Store, number: number) => readRelease(store, number).sections['mf-one']?.version;

test('a rollback is a new release with the earlier version', async () => {
  const store = await threeReleases();
  const { number, reason } = await rollback(store, 'mf-one');
  expect([number, liveNumber(store)]).toEqual([4, 4]);
  expect(reason).toBe('rollback of mf-one to release 2');
  expect(versionIn(store, 4)).toBe(versionIn(store, 2));
});

test('a second rollback goes one step further back, and a third has nowhere to go', async () => {
  const store = await threeReleases();
  await rollback(store, 'mf-one');
  await rollback(store, 'mf-one');
  expect(versionIn(store, 5)).toBe(versionIn(store, 1));
  await expect(rollback(store, 'mf-one')).rejects.toThrow('mf-one has no earlier version to go back to.');
});

test('a rollback of one section leaves the others as they are', async () => {
  const store = await threeReleases();
  await deploySection(store, 'x', { name: 'mf-two', routes: [] });
  const { sections } = await rollback(store, 'mf-one');
  expect(sections['mf-two']).toEqual(readRelease(store, 4).sections['mf-two']);
});

test('a rollback of the site takes back whatever came last', async () => {
  const store = await threeReleases();
  await deploy(store, { reason: 'shell', shell: publishTestShell(store, 'another') });
  const { shell, sections } = await rollback(store);
  expect(shell).toEqual(readRelease(store, 3).shell);
  expect(sections).toEqual(readRelease(store, 3).sections);
});

test('a version that the live shell no longer carries is refused with what to do', async () => {
  const store = await threeReleases();
  const react = { react: '20.0.0' };
  const shell = { ...publishTestShell(store, 'react 20'), singletons: react };
  const section = publishTestSection(store, 'four', { singletons: react });
  await deploy(store, { reason: 'both', shell, sections: { [section.name]: section } });
  await expect(rollback(store, 'mf-one')).rejects.toThrow(
    /Refused, and nothing that is live was changed:\n- mf-one was built against react 19\.0\.0, the live shell provides 20\.0\.0/,
  );
  expect(liveNumber(store)).toBe(4);
});

test('a version whose files were purged is refused with what to do', async () => {
  const store = await threeReleases();
  rmSync(store.path('node/mf-one', versionIn(store, 2) ?? ''), { recursive: true });
  await expect(rollback(store, 'mf-one')).rejects.toThrow(
    /it was purged\. Check out its commit and deploy that: npm run deploy -- mf-one/,
  );
});

test('a section that is not live is refused, with those that are', async () => {
  await expect(rollback(await threeReleases(), 'mf-none')).rejects.toThrow(
    'mf-none is not live. Live are mf-one.',
  );
});
