import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder, writeBelow } from '../files.ts';
import { testRelease } from '../testing/testRelease.ts';
import { changedFiles, composerIsOlder } from './source.ts';

const identity = ['-c', 'user.name=Asha', '-c', 'user.email=asha@school.example'];
const gitIn = (folder: string, ...parameters: string[]) =>
  execFileSync('git', ['-C', folder, ...identity, ...parameters], { encoding: 'utf8', stdio: 'pipe' }).trim();

function commit(folder: string, file: string, content: string) {
  writeBelow(join(folder, file), content);
  gitIn(folder, 'add', '.');
  gitIn(folder, 'commit', '--quiet', '--message', `${file}: ${content}`);
  return gitIn(folder, 'rev-parse', 'HEAD');
}

const composer = 'platform/publish/compose.ts';
let folder: string;
let first: string;
let newer: string;
let page: string;

/** A history in which the composer changed, and then a page. */
beforeAll(() => {
  folder = temporaryFolder();
  gitIn(folder, 'init', '--quiet', '--initial-branch=main');
  first = commit(folder, composer, 'old');
  newer = commit(folder, composer, 'new');
  page = commit(folder, 'mf-one/page.ts', 'page');
});

const problemOn = (at: string, live: string) => {
  gitIn(folder, 'checkout', '--quiet', at);
  const source = { commit: live, author: 'Asha' };
  return composerIsOlder({ ...testRelease(), number: 7, source }, folder);
};

test('a checkout composes on a release that older code or its own composed', async () => {
  expect(await problemOn(page, first)).toBeUndefined();
  expect(await problemOn(page, newer)).toBeUndefined();
  expect(await problemOn(newer, page)).toBeUndefined();
});

test('an older checkout, and a branch that began before, are refused with what to do', async () => {
  const says =
    /older code than release 7, which is live and came from commit \w{12} by Asha\. Get that: git pull/;
  expect(await problemOn(first, page)).toMatch(says);
  gitIn(folder, 'checkout', '--quiet', '-b', 'branch', first);
  expect(await problemOn(commit(folder, composer, 'of the branch'), page)).toMatch(says);
});

test('a history that has the code of a squashed branch composes on what that branch made live', async () => {
  gitIn(folder, 'checkout', '--quiet', '-b', 'squashed', page);
  const live = commit(folder, composer, 'squashed');
  gitIn(folder, 'checkout', '--quiet', 'main');
  const merged = commit(folder, composer, 'squashed');
  expect(await problemOn(merged, live)).toBeUndefined();
});

test('a shallow clone is told to fetch what it does not know', async () => {
  gitIn(folder, 'checkout', '--quiet', 'main');
  const shallow = join(temporaryFolder(), 'clone');
  gitIn(folder, 'clone', '--quiet', '--depth=1', `file://${folder}`, shallow);
  const source = { commit: first, author: 'Asha' };
  expect(await composerIsOlder({ ...testRelease(), source }, shallow)).toMatch(/git fetch --unshallow/);
  expect(await changedFiles(first, shallow)).toBeUndefined();
});

test('files changed since a commit are those of this history, committed or not', async () => {
  gitIn(folder, 'checkout', '--quiet', page);
  expect(await changedFiles(first, folder)).toEqual(['mf-one/page.ts', composer]);
  writeBelow(join(folder, 'mf-two/page.ts'), 'new');
  writeBelow(join(folder, 'mf-one/page.ts'), 'changed');
  expect(await changedFiles(page, folder)).toEqual(['mf-one/page.ts', 'mf-two/page.ts']);
  gitIn(folder, 'checkout', '--quiet', '--force', newer);
  expect(await changedFiles(page, folder)).toEqual(['mf-two/page.ts']);
});
