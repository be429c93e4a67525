import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder, writeBelow } from '../files.ts';
import { changedFiles } from './source.ts';

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

test('files changed since a commit are those of this history, committed or not', async () => {
  gitIn(folder, 'checkout', '--quiet', page);
  expect(await changedFiles(first, folder)).toEqual(['mf-one/page.ts', composer]);
  writeBelow(join(folder, 'mf-two/page.ts'), 'new');
  writeBelow(join(folder, 'mf-one/page.ts'), 'changed');
  expect(await changedFiles(page, folder)).toEqual(['mf-one/page.ts', 'mf-two/page.ts']);
  gitIn(folder, 'checkout', '--quiet', '--force', newer);
  expect(await changedFiles(page, folder)).toEqual(['mf-two/page.ts']);
});
