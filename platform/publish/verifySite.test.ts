import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from 'shared/contract/release';
import { expect, test } from 'vitest';
import { temporaryFolder, writeBelow } from '../files.ts';
import { commitFiles, deploySection, gitIn, liveRepository } from '../testing/testRepository.ts';
import { blobId, idOf } from './contentIds.ts';
import type { SiteRepository } from './git.ts';
import { readReleases } from './store.ts';
import { verifySite } from './verifySite.ts';

const kinds = [
  /^public\/one\.html$/,
  /^public\/404\.html$/,
  /^public\/release\.json$/,
  /^public\/_headers$/,
  /^public\/_redirects$/,
  /^public\/_releases\/1\.en\.json$/,
  /^public\/_releases\/2\.en\.json$/,
  /^public\/_social\/.*\.jpg$/,
  /^public\/_sections\/mf-one\/.*\/one\.js$/,
  /^public\/_sections\/shell\/.*\/shell\.js$/,
  /^node\/mf-one\/.*\/OnePage\.mjs$/,
  /^node\/mf-one\/.*\/section\.json$/,
  /^node\/shell\/.*\/renderPage\.mjs$/,
  /^releases\/1\.json$/,
  /^releases\/2\.json$/,
  /^pages\.json$/,
];

test('every altered file of the tip is found, whatever its kind', { timeout: 120_000 }, async () => {
  const repository = await liveRepository();
  await deploySection(repository, 'two');
  await verifySite(repository);
  const whole = gitIn(repository, 'rev-parse', 'site').trim();
  const files = gitIn(repository, 'ls-tree', '-r', '--name-only', 'site').trim().split('\n');
  for (const file of files)
    expect(
      kinds.some((kind) => kind.test(file)) ||
        /entry|startPage|reports|router|shell\.json|robots|sitemap|licenses|webmanifest/.test(file),
      file,
    ).toBe(true);
  const message = gitIn(repository, 'log', '-1', '--format=%B', 'site');
  for (const kind of kinds) {
    const [file = ''] = files.filter((each) => kind.test(each));
    await commitFiles(repository, { [file]: `${gitIn(repository, 'show', `site:${file}`)} ` }, message);
    const [, folder = file] = /^(?:node|public\/_sections)\/([^/]+)\//.exec(file) ?? [];
    const named = /^releases\/\d/.test(file) ? 'releases/' : folder;
    await expect(verifySite(repository), file).rejects.toThrow(named);
    gitIn(repository, 'update-ref', 'refs/heads/site', whole);
  }
  const version = idOf([['public/_sections/one.js', blobId('x')]]);
  const added = [
    'public/added.txt',
    `public/_social/a-${blobId('x').slice(0, 12)}.jpg`,
    `public/_sections/mf-one/${version}/one.js`,
  ];
  for (const file of added) {
    await commitFiles(repository, { [file]: 'x' }, message);
    await expect(verifySite(repository)).rejects.toThrow(`- ${file}\nSomebody pushed by hand`);
    gitIn(repository, 'update-ref', 'refs/heads/site', whole);
  }
});

/** Pushes a record that says something else of release 1. */
async function withRecord(change: (release: Release) => object): Promise<SiteRepository> {
  const repository = await liveRepository();
  const [live] = await readReleases(repository);
  if (!live) throw new Error('nothing is live');
  await commitFiles(repository, { 'releases/1.json': JSON.stringify(change(live)) });
  return repository;
}

const part = (change: object) => (release: Release) => ({
  ...release,
  sections: { 'mf-one': { ...release.sections['mf-one'], ...change } },
});

test.each<[string, (release: Release) => object, RegExp]>([
  [
    'reads a file of the machine',
    part({ files: [{ path: '/a.txt', file: '../../../etc/passwd', type: 'text/plain' }] }),
    /releases\/1\.json in .* is no release: sections\.mf-one\.files\.0\.file/,
  ],
  [
    'writes a file of the machine',
    part({ files: [{ path: '/../../a.txt', file: 'a', type: 'text/plain' }] }),
    /files\.0\.path/,
  ],
  [
    'is a parameter of git',
    (release) => ({ ...release, source: { commit: '--output=/tmp/x', author: 'A' } }),
    /source\.commit/,
  ],
  [
    'has the number of another',
    (release) => ({ ...release, number: 900 }),
    /must have the number of its file/,
  ],
  [
    'has a number after which there is none',
    (release) => ({ ...release, number: 2 ** 53 }),
    /number is 9007199254740992/,
  ],
  ['names a version by a path', part({ version: '../../x' }), /version/],
  [
    'loads scripts from elsewhere',
    part({ base: 'https://evil.example/' }),
    /must name its parts, and where their files are/,
  ],
  ['says what no release does', (release) => ({ ...release, hook: 'x' }), /hook/],
  [
    'says what the build did not',
    part({ trustedTypesPolicy: 'another' }),
    /The release says of mf-one what its build did not/,
  ],
])('a record that %s ends the next deploy', async (_, change, problem) => {
  await expect(deploySection(await withRecord(change), 'x', { name: 'mf-two', routes: [] })).rejects.toThrow(
    problem,
  );
});

test('the author of a release is printed without what a terminal obeys', async () => {
  const author = 'A\u001b[31m\u0007\u009bB';
  const source = { commit: '0'.repeat(40), author };
  const [release] = await readReleases(await withRecord((live) => ({ ...live, source })));
  expect(release?.source?.author).toBe('A[31mB');
});

test.each([
  'functions/a.js',
  'netlify.toml',
  '.gitmodules',
  '.github/workflows/a.yml',
  'public/_worker.js',
  'public/.htaccess',
  'nginx/a.conf',
  'releases/1.json/a',
])('a branch with %s, which hosts or git would run, is not deployed on', async (file) => {
  const repository = await liveRepository();
  await commitFiles(repository, { [file]: 'x' });
  await expect(deploySection(repository, 'two')).rejects.toThrow(
    `has 1 files that no deploy writes, the first "${file}"`,
  );
});

test('a link on the branch is not followed', async () => {
  const repository = await liveRepository();
  const [outside, tree] = [temporaryFolder(), temporaryFolder()];
  const git = (...words: string[]) => gitIn(repository, `--work-tree=${tree}`, ...words);
  git('read-tree', 'site');
  writeBelow(join(tree, 'a'), 'x');
  symlinkSync(join(outside, 'written'), join(tree, 'node'));
  const blob = git('hash-object', '-w', join(tree, 'a')).trim();
  git('update-index', '--add', '--cacheinfo', `120000,${blob},releases/2.json`);
  const commit = git(
    '-c',
    'user.name=a',
    '-c',
    'user.email=a',
    'commit-tree',
    git('write-tree').trim(),
    '-p',
    'site',
    '-m',
    'x',
  );
  git('update-ref', 'refs/heads/site', commit.trim());
  await expect(deploySection(repository, 'two')).rejects.toThrow('"releases/2.json"');
  expect(existsSync(join(outside, 'written'))).toBe(false);
});
