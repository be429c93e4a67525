import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../files.ts';
import { type Step, silently } from '../progress.ts';
import {
  commitFiles,
  deploySection,
  emptyRepository,
  gitIn,
  liveRepository,
  publishTestSection,
  publishTestShell,
  wholeSite,
} from '../testing/testRepository.ts';
import { type ComposedRelease, deploy, preview } from './deploy.ts';
import { openRepository, type SiteRepository, verify, withTree } from './git.ts';
import { rollback } from './rollback.ts';
import { readReleases } from './store.ts';

vi.mock('./socialImages.ts', () => ({ withSocialImages: async (_: unknown, content: unknown) => content }));

const page = (repository: SiteRepository, file = 'public/one.html') =>
  gitIn(repository, 'show', `site:${file}`);
const writeHook = ({ gitDir }: SiteRepository, name: string, command: string) =>
  writeFileSync(join(gitDir, 'hooks', name), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
const liveNumber = async (repository: SiteRepository) => (await readReleases(repository)).at(-1)?.number;
const two = { name: 'mf-two', routes: [], files: [] };

test('a deployed section is live on its composed page, in a commit that names its source', async () => {
  const repository = await liveRepository();
  const { number, source } = await deploySection(repository, 'two');
  expect(number).toBe(2);
  expect(page(repository)).toContain('<main>two</main>');
  expect(source).toMatchObject({ commit: expect.stringMatching(/^\w{40}$/), author: expect.any(String) });
  expect(gitIn(repository, 'log', '-1', '--format=%an: %B', 'site').trim()).toEqual(
    expect.stringMatching(
      `^${source?.author}: Release 2: two\n\nSource: ${source?.commit}\nRecords: \\w{20}$`,
    ),
  );
});

test('what is live already makes no new release, unless other code composes it', async () => {
  const repository = await liveRepository();
  await deploySection(repository, 'one');
  expect(await liveNumber(repository)).toBe(1);
  const [release] = await readReleases(repository);
  await commitFiles(repository, { 'releases/1.json': JSON.stringify({ ...release, composer: '0' }) });
  await deploySection(repository, 'one');
  expect(await liveNumber(repository)).toBe(2);
});

test('a deploy changes no published file of the shell, of another section or of an earlier release', async () => {
  const repository = await liveRepository();
  await deploySection(repository, 'two');
  const changes = gitIn(repository, 'diff', '--name-status', '--no-renames', 'site~', 'site')
    .trim()
    .split('\n');
  const published = changes.filter((line) => /_sections|node|_releases|releases/.test(line));
  expect(published.filter((line) => !/^A\t.*(mf-one|2(\.en)?\.json)/.test(line))).toEqual([]);
});

test('deploys at the same moment are all live in the end, each once', async () => {
  const repository = await liveRepository();
  for (let round = 1; round <= 2; round += 1) {
    const one = () => deploySection(repository, `${round}`);
    await Promise.all([one(), one(), deploySection(repository, `x${round}`, two)]);
  }
  const releases = await readReleases(repository);
  expect(releases.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  for (const name of ['mf-one', 'mf-two']) {
    const versions = releases.flatMap(({ sections }) => sections[name]?.version ?? []);
    expect(new Set(versions).size, name).toBe(name === 'mf-one' ? 3 : 2);
  }
});

test('a refused push is composed again on what went live meanwhile', async () => {
  const repository = await liveRepository();
  const attempts: string[] = [];
  const step: Step = async (title, work) => {
    attempts.push(title);
    if (title === 'Push' && attempts.length < 4) await deploySection(repository, 'x', two);
    return work();
  };
  const { number, sections } = await deploySection(repository, 'two', {}, { step });
  expect([number, Object.keys(sections)]).toEqual([3, ['mf-one', 'mf-two']]);
  expect(attempts).toEqual(['Check', 'Compose', 'Push', 'Check', 'Compose', 'Push']);
});

test('a push that the repository refuses ends the deploy with its words and what to do', async () => {
  const repository = await liveRepository();
  writeHook(repository, 'pre-receive', 'echo "not today" >&2; exit 1');
  await expect(deploySection(repository, 'two')).rejects.toThrow(
    /not today.*Check SITE_REPOSITORY.*Nothing that is live was changed/s,
  );
  expect(await liveNumber(repository)).toBe(1);
});

test('a push whose connection ends after the repository took it is live', async () => {
  const repository = await liveRepository();
  const clone = await openRepository(`file://${repository.gitDir}`, 'site');
  writeHook(repository, 'post-receive', 'kill -9 $PPID');
  expect((await deploySection(clone, 'two')).number).toBe(2);
  expect(await liveNumber(repository)).toBe(2);
});

test('a release is looked at before it is live, and again where another deploy was faster', async () => {
  const repository = await liveRepository();
  const looked: number[] = [];
  const verify = async ({ release }: ComposedRelease) => {
    looked.push(release.number);
    expect(await liveNumber(repository)).toBe(release.number - 1);
    if (looked.length === 1) await deploySection(repository, 'x', two);
  };
  await deploySection(repository, 'two', {}, { verify });
  expect(looked).toEqual([2, 3]);
  const refuse = () => Promise.reject(new Error('it does not hydrate'));
  await expect(deploySection(repository, 'three', {}, { verify: refuse })).rejects.toThrow(
    'does not hydrate',
  );
  expect(await liveNumber(repository)).toBe(3);
});

test('a checkout whose composer is older than that of the live release is refused with what to do', async () => {
  const repository = await liveRepository();
  const [live] = await readReleases(repository);
  const newer = { ...live, composerVersion: 1_000 };
  await commitFiles(repository, { 'releases/1.json': JSON.stringify(newer) });
  const problem = /release 1, which is live, came from version 1000\. Get that: git pull/;
  await expect(deploySection(repository, 'two')).rejects.toThrow(problem);
  await expect(rollback(repository, 'mf-one')).rejects.toThrow(problem);
});

test('another machine deploys and rolls back, and fetches no history', async () => {
  const repository = await liveRepository();
  const clone = await openRepository(`file://${repository.gitDir}`, 'site');
  await deploySection(clone, 'two');
  expect(page(repository)).toContain('<main>two</main>');
  await rollback(clone, 'mf-one');
  expect(page(repository)).toContain('<main>one</main>');
  expect(gitIn(clone, 'rev-list', '--count', 'site').trim()).toBe('1');
  await verify(clone);
});

test('an unreachable repository is named, with what to do', async () => {
  const nowhere = await openRepository('file:///nowhere/site.git', 'site');
  await expect(deploy(nowhere, wholeSite())).rejects.toThrow(
    /Check SITE_REPOSITORY \(file:\/\/\/nowhere\/site\.git\), SITE_BRANCH \(site\)/,
  );
});

test('a page that cannot be prerendered is refused with its section, its path, the reason and what to do', async () => {
  const repository = await liveRepository();
  const broken = { page: 'export const OnePage = () => window.title' };
  await expect(deploySection(repository, 'two', {}, broken)).rejects.toThrow(
    /Refused, and nothing that is live was changed:\n- mf-one: \/one cannot be prerendered: window is not defined\. Correct the page/,
  );
  expect(await liveNumber(repository)).toBe(1);
});

test.each(['public/one.html', 'public/_sections/mf-one'])(
  'a damaged file of %s ends a deploy, named, with what to do',
  async (path) => {
    const repository = await liveRepository();
    await verify(repository);
    const [file = ''] = gitIn(repository, 'ls-tree', '-r', '--name-only', 'site', path).split('\n');
    const id = gitIn(repository, 'rev-parse', `site:${file}`).trim();
    const object = join(repository.gitDir, 'objects', id.slice(0, 2), id.slice(2));
    chmodSync(object, 0o600);
    writeFileSync(object, '');
    const problem = new RegExp(`${file}[^]*is damaged. Restore its backup, or empty it and deploy site`);
    await expect(verify(repository)).rejects.toThrow(problem);
    await expect(deploySection(repository, 'x', two)).rejects.toThrow('is damaged. Restore its backup');
  },
);

test('a section is served from the origin that the configuration names', async () => {
  const repository = await emptyRepository();
  const whole = wholeSite();
  if (!whole.site) throw new Error('no configuration');
  const site = { ...whole.site, sectionOrigins: { 'mf-one': 'https://one.example' } };
  const { sections } = await deploy(repository, { ...whole, site });
  expect(sections['mf-one']?.base).toMatch(/^https:\/\/one\.example\/_sections\/mf-one\/\w+\/$/);
  expect(page(repository)).toContain('href="https://one.example/_sections/mf-one/');
  const [{ headers }] = JSON.parse(page(repository, 'pages.json'));
  expect(headers['Content-Security-Policy']).toMatch(/script-src 'self' https:\/\/one\.example;/);
});

test('a preview is on a branch of its own, not indexed, and gone after a week', async () => {
  const repository = await liveRepository();
  const previewOf = (text: string, name: string) => {
    const folder = temporaryFolder();
    const section = publishTestSection(folder, text);
    const deployment = { reason: text, folder, sections: { [section.name]: section } };
    return preview(repository, deployment, name, silently);
  };
  const shown = (file: string) => gitIn(repository, 'show', `preview/mf-one:public/${file}`);
  const branches = () => gitIn(repository, 'branch', '--format=%(refname:short)').trim().split('\n');

  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  vi.stubEnv('GIT_COMMITTER_DATE', longAgo.toISOString());
  await previewOf('old', 'old');
  vi.unstubAllEnvs();
  await previewOf('two', 'mf-one');
  expect(branches()).toEqual(['preview/mf-one', 'site']);
  await previewOf('three', 'mf-one');
  expect(shown('one.html')).toContain('<main>three</main>');
  expect(shown('_headers')).toMatch(/^\/\*\n( {2}.*\n)* {2}X-Robots-Tag: noindex\n/);

  expect(page(repository)).toContain('<main>one</main>');
  await deploySection(repository, 'three');
  expect(await liveNumber(repository)).toBe(2);
  expect(page(repository, 'public/_headers')).not.toContain('noindex');
});

test('a repository in which nothing is live says what to do', async () => {
  await expect(deploySection(await emptyRepository(), 'one')).rejects.toThrow('npm run deploy -- site');
});

test.each([
  [29, 'stays whole', true],
  [31, 'goes', false],
])('%i days after another one followed it, a release %s', async (days, _, isThere) => {
  const repository = await liveRepository();
  await deploySection(repository, 'two');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 60 * 60 * 1000 });
  const { sections } = await deploySection(repository, 'x', two);
  vi.useRealTimers();
  const [first] = await readReleases(repository);
  expect(first?.number).toBe(isThere ? 1 : 2);
  const live = sections['mf-one']?.version;
  await withTree(repository, async (tree) => {
    const versions = new Set([...tree.files.keys()].map((file) => /mf-one\/(\w+)\//.exec(file)?.[1]));
    versions.delete(undefined);
    expect(versions.size).toBe(isThere ? 2 : 1);
    expect(versions.has(live)).toBe(true);
    expect(tree.files.has('public/_releases/1.en.json')).toBe(isThere);
  });
});

test('a deploy fails where the hook of the repository could not serve the release', async () => {
  const repository = await liveRepository();
  writeHook(repository, 'post-receive', 'echo "NOT SERVED: nginx refused the configuration." >&2');
  await expect(deploySection(repository, 'two')).rejects.toThrow('NOT SERVED: nginx refused');
});

test('a shell that knows Bengali has the pages of a section that was built before, in English below /bn', async () => {
  const repository = await liveRepository();
  const files = () => gitIn(repository, 'ls-tree', '-r', '--name-only', 'site');
  expect(files()).not.toContain('public/bn');

  const folder = temporaryFolder();
  const shell = publishTestShell(folder, 'shell', { locales: ['en', 'bn'] });
  await deploy(repository, { reason: 'locales', folder, shell });
  expect(page(repository, 'public/bn/one.html')).toContain('<main>one</main>');
  expect(page(repository, 'public/bn/one.html')).toContain('"locale":"bn"');
  expect(page(repository, 'public/_releases/2.bn.json')).toContain('"locales":["en"]');

  const [route] = publishTestSection(folder, 'two').routes;
  if (!route) throw new Error('no route');
  const { en } = route.pages;
  const bn = { ...en, head: { title: 'এক', description: 'ক', keywords: 'খ' } };
  await deploySection(repository, 'two', { routes: [{ ...route, pages: { en, bn } }] });
  expect(page(repository, 'public/_releases/3.bn.json')).toContain('"title":"এক"');
  expect(page(repository, 'public/_releases/3.en.json')).not.toContain('এক');
});
