import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../files.ts';
import {
  deploySection,
  liveRepository,
  publishTestSection,
  publishTestShell,
} from '../testing/testRepository.ts';
import { deploy } from './deploy.ts';
import type { SiteRepository } from './git.ts';
import { rollback } from './rollback.ts';
import { readReleases } from './store.ts';

vi.mock('./renderSection.ts', async (original) => ({
  ...(await original<object>()),
  renderSection: async () => [
    { locale: 'en', rendered: { locale: 'en', head: '', styles: [], markup: '<main></main>' } },
  ],
}));
vi.mock('./socialImages.ts', () => ({ withSocialImages: async (_: unknown, content: unknown) => content }));

/** A repository with the versions one, two and three of its section, in releases 1 to 3. */
async function threeReleases() {
  const repository = await liveRepository();
  await deploySection(repository, 'two');
  await deploySection(repository, 'three');
  return repository;
}

const record = async (repository: SiteRepository, number: number) =>
  (await readReleases(repository)).find((release) => release.number === number);

test('a rollback is a new release with the earlier version', async () => {
  const repository = await threeReleases();
  const { number, reason, sections } = await rollback(repository, 'mf-one');
  expect([number, reason]).toEqual([4, 'rollback of mf-one to release 2']);
  expect(sections).toEqual((await record(repository, 2))?.sections);
});

test('a second rollback goes one step further back, and a third has nowhere to go', async () => {
  const repository = await threeReleases();
  await rollback(repository, 'mf-one');
  const { sections } = await rollback(repository, 'mf-one');
  expect(sections).toEqual((await record(repository, 1))?.sections);
  await expect(rollback(repository, 'mf-one')).rejects.toThrow(
    'mf-one has no earlier version of the last 30 days to go back to. Check out an earlier commit and deploy that: npm run deploy -- mf-one',
  );
});

test('a rollback of one section leaves the others as they are', async () => {
  const repository = await threeReleases();
  const before = await deploySection(repository, 'x', { name: 'mf-two', routes: [] });
  const { sections } = await rollback(repository, 'mf-one');
  expect(sections['mf-two']).toEqual(before.sections['mf-two']);
});

test('a rollback of the site takes back whatever came last', async () => {
  const repository = await threeReleases();
  const folder = temporaryFolder();
  await deploy(repository, { reason: 'shell', folder, shell: publishTestShell(folder, 'another') });
  const { shell, sections } = await rollback(repository);
  expect({ shell, sections }).toEqual({
    shell: (await record(repository, 3))?.shell,
    sections: (await record(repository, 3))?.sections,
  });
});

test('a version that the live shell no longer carries is refused with what to do', async () => {
  const repository = await threeReleases();
  const folder = temporaryFolder();
  const react = { react: '20.0.0' };
  const shell = publishTestShell(folder, 'react 20', { singletons: react });
  const section = publishTestSection(folder, 'four', { singletons: react });
  await deploy(repository, { reason: 'both', folder, shell, sections: { [section.name]: section } });
  await expect(rollback(repository, 'mf-one')).rejects.toThrow(
    /Refused, and nothing that is live was changed:\n- mf-one was built against react 19\.0\.0, the shell provides 20\.0\.0/,
  );
  expect(await readReleases(repository)).toHaveLength(4);
});

test('a removed section is redirected, in every later release, until a rollback brings it back', async () => {
  const repository = await threeReleases();
  await deploySection(repository, 'x', { name: 'mf-two', routes: [] });
  const removal = { reason: 'removal', removed: ['mf-one'] };
  await expect(deploy(repository, removal)).rejects.toThrow('add --redirect /one=/… to the command');
  const retired = [{ path: '/one', gone: true }] as const;
  await deploy(repository, { ...removal, retired });
  const later = await deploySection(repository, 'y', { name: 'mf-two', routes: [] });
  expect([Object.keys(later.sections), later.retired]).toEqual([['mf-two'], retired]);
  const { sections, retired: after } = await rollback(repository, 'mf-one');
  expect([Object.keys(sections), after]).toEqual([['mf-one', 'mf-two'], []]);
  expect(sections['mf-one']).toEqual((await record(repository, 3))?.sections['mf-one']);
});

test('a section that is not live is refused, with those that are', async () => {
  await expect(rollback(await threeReleases(), 'mf-none')).rejects.toThrow(
    'mf-none is not live. Live are mf-one.',
  );
});
