import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { filesBelow } from '../files.ts';
import { deploy } from './deploy.ts';
import { damagedFiles } from './integrity.ts';
import { liveNumber, liveRelease, readRelease, type Store } from './store.ts';
import { emptyStore, publishTestSection, publishTestShell, wholeSite } from './testStore.ts';

vi.mock('./socialImages.ts', () => ({ withSocialImages: async (_: unknown, content: unknown) => content }));

async function liveStore() {
  const store = emptyStore();
  await deploy(store, wholeSite(store));
  return store;
}

const deploySection = async (store: Store, text: string, changes = {}, code?: string) => {
  const section = publishTestSection(store, text, changes, code);
  return deploy(store, { reason: `deploy of ${section.name}`, sections: { [section.name]: section } });
};

const page = (store: Store, file = 'one.html') =>
  readFileSync(store.path('releases', String(liveNumber(store)), file), 'utf8');

test('a deployed section is live on its composed page', async () => {
  const store = await liveStore();
  await deploySection(store, 'two');
  expect(liveNumber(store)).toBe(2);
  expect(page(store)).toContain('<main>two</main>');
});

test('what is live already makes no new release', async () => {
  const store = await liveStore();
  await deploySection(store, 'one');
  expect(liveNumber(store)).toBe(1);
});

test('what is live already is composed again by other code, for its headers and documents', async () => {
  const store = await liveStore();
  const file = store.path('releases/1/release.json');
  writeFileSync(file, JSON.stringify({ ...readRelease(store, 1), composer: 'earlier' }));
  await deploySection(store, 'one');
  expect(liveNumber(store)).toBe(2);
  await deploySection(store, 'one');
  expect(liveNumber(store)).toBe(2);
});

test('a deploy writes no file of the shell, of another section or of an earlier release', async () => {
  const store = await liveStore();
  const contents = () =>
    new Map(filesBelow(store.root).map((file) => [file, readFileSync(store.path(file), 'utf8')]));
  const before = contents();
  await deploySection(store, 'two');
  const after = contents();
  for (const [file, content] of before) expect(after.get(file), file).toBe(content);
  const added = [...after.keys()].filter((file) => !before.has(file));
  expect(added.filter((file) => /(_sections|node)\//.test(file) && !file.includes('/mf-one/'))).toEqual([]);
});

test('deploys of two sections at the same moment are both live in the end', async () => {
  const store = await liveStore();
  const other = { name: 'mf-two', routes: [], files: [] };
  await Promise.all([deploySection(store, 'two'), deploySection(store, 'x', other)]);
  expect(liveNumber(store)).toBe(3);
  expect(Object.keys(liveRelease(store)?.sections ?? {})).toEqual(['mf-one', 'mf-two']);
  expect(liveRelease(store)?.sections['mf-one']).not.toEqual(readRelease(store, 1).sections['mf-one']);
});

test('a page that cannot be prerendered is refused with its section, its path, the reason and what to do', async () => {
  const store = await liveStore();
  const broken = 'export const OnePage = () => window.title';
  await expect(deploySection(store, 'two', {}, broken)).rejects.toThrow(
    /Refused, and nothing that is live was changed:\n- mf-one: \/one cannot be prerendered: window is not defined\. Correct the page/,
  );
  expect(liveNumber(store)).toBe(1);
  expect(existsSync(store.path('releases/2'))).toBe(false);
  await deploySection(store, 'three');
  expect(liveNumber(store)).toBe(2);
});

test('a damaged file of a live version is named, and deploying the same again repairs it', async () => {
  const store = await liveStore();
  await deploySection(store, 'x', { name: 'mf-two', routes: [] });
  const live = liveRelease(store) ?? fail();
  const script = `public${live.sections['mf-one']?.base}entry.js`;
  writeFileSync(store.path(script), '');
  expect(damagedFiles(store, live)).toEqual([script]);
  await expect(deploySection(store, 'y', { name: 'mf-two', routes: [] })).rejects.toThrow(
    `mf-one: ${script} is damaged in the store. Check out the commit of this version and deploy it again: npm run deploy -- mf-one.`,
  );
  await deploySection(store, 'one');
  expect(damagedFiles(store, liveRelease(store) ?? fail())).toEqual([]);
});

test('a damaged page of the live release is named, and deploying the same again composes it', async () => {
  const store = await liveStore();
  writeFileSync(store.path('releases/1/one.html'), '');
  expect(damagedFiles(store, liveRelease(store) ?? fail())).toEqual(['releases/1/one.html']);
  await deploySection(store, 'one');
  expect(liveNumber(store)).toBe(2);
  expect(page(store)).toContain('<main>one</main>');
});

test('a damaged record of a release is named, with what to do', async () => {
  const store = await liveStore();
  const file = store.path('releases/1/release.json');
  writeFileSync(file, '{"number":');
  await expect(deploySection(store, 'two')).rejects.toThrow(
    `${file} is not valid JSON: Unexpected end of JSON input. Restore this file, or remove ${store.path('releases/1')}`,
  );
});

test('a shell without what a live section needs is refused', async () => {
  const store = await liveStore();
  const shell = publishTestShell(store, 'another');
  await expect(
    deploy(store, { reason: 'shell', shell: { ...shell, singletons: { react: '20.0.0' } } }),
  ).rejects.toThrow(/mf-one was built against react 19\.0\.0, the live shell provides 20\.0\.0/);
});

test('a section is served from the origin that the configuration names', async () => {
  const store = emptyStore();
  const whole = wholeSite(store);
  const site = { ...(whole.site ?? fail()), sectionOrigins: { 'mf-one': 'https://one.example' } };
  const { sections } = await deploy(store, { ...whole, site });
  expect(sections['mf-one']?.base).toMatch(/^https:\/\/one\.example\/_sections\/mf-one\/\w+\/$/);
  expect(page(store)).toContain('href="https://one.example/_sections/mf-one/');
  const [{ headers }] = JSON.parse(page(store, 'pages.json'));
  expect(headers['Content-Security-Policy']).toMatch(/script-src 'self' https:\/\/one\.example;/);
});

test('a store in which nothing is live says what to do', async () => {
  await expect(deploySection(emptyStore(), 'one')).rejects.toThrow(/Start the site once: npm start/);
});

const fail = () => {
  throw new Error('Nothing is live.');
};
