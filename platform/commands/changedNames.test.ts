import type { Release } from 'shared/contract/release';
import { expect, test } from 'vitest';
import { testRelease, testSection } from '../testing/testRelease.ts';
import { changedNames } from './changedNames.ts';

type Source = Release['source'];

const source = (commit: string, dirty?: true): Source => ({
  commit,
  author: 'Asha',
  ...(dirty && { dirty }),
});

/** Releases of these versions of mf-one, each with the commit that it was made from. */
const releasesOf = (...parts: readonly (readonly [version: string, source: Source])[]): Release[] =>
  parts.map(([version, from], index) => {
    const release = { ...testRelease(), number: index + 1, sections: { 'mf-one': testSection({ version }) } };
    return from ? { ...release, source: from } : release;
  });

const changedSince = (releases: readonly Release[], lists: Record<string, string[]>) =>
  changedNames(releases, ['shell', 'mf-one'], async (commit) => lists[commit]);

test.each([
  [
    'a file of a section changes it',
    ['mf-one/src/page.ts', 'docs/gallery.md', 'platform/files.ts'],
    ['mf-one'],
  ],
  ['a shared file may change all', ['shared/school/fees.ts'], ['shell', 'mf-one']],
  ['the lockfile may change all', ['package-lock.json'], ['shell', 'mf-one']],
  [
    'the configuration goes live with its file',
    ['site.config.json'],
    ['shell', 'mf-one', 'site.config.json'],
  ],
  ['nothing', [], []],
])('%s', async (_, files, expected) => {
  expect(await changedSince(releasesOf(['a', source('1')]), { 1: files })).toEqual(expected);
});

test('a section counts from the commit that it went live from, whatever others deployed later', async () => {
  const releases = releasesOf(['a', source('1')], ['b', source('2')], ['b', source('3')]);
  const lists = { 1: ['shell/src/main.ts'], 2: ['mf-one/a.ts'], 3: [] };
  expect(await changedSince(releases, lists)).toEqual(['shell', 'mf-one']);
});

test('what was rolled back stays so until it changes again', async () => {
  const releases = releasesOf(['a', source('1')], ['b', source('2')], ['a', source('2', true)]);
  expect(await changedSince(releases, { 1: [], 2: [] })).toEqual([]);
  expect(await changedSince(releases, { 1: [], 2: ['mf-one/a.ts'] })).toEqual(['mf-one']);
});

test('a new section goes live, and one from no commit is built again', async () => {
  expect(await changedNames(releasesOf(['a', source('1')]), ['mf-new'], async () => [])).toEqual(['mf-new']);
  expect(await changedSince(releasesOf(['a', source('1', true)]), { 1: [] })).toContain('mf-one');
  expect(await changedSince(releasesOf(['a', undefined]), {})).toContain('mf-one');
});

test('a commit that the checkout does not know is an error with what to do', async () => {
  await expect(changedSince(releasesOf(['a', source('unknown')]), {})).rejects.toThrow(
    'What is live of shell came from commit unknown, which this checkout does not know. Get it (git pull',
  );
});
