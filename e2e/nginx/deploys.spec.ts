import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { silently } from 'platform/progress.ts';
import { preview } from 'platform/publish/deploy.ts';
import { openRepository, type SiteRepository } from 'platform/publish/git.ts';
import { rollback } from 'platform/publish/rollback.ts';
import { readReleases } from 'platform/publish/store.ts';
import { startCrowd } from '../crowd.ts';
import { copyProject } from '../projectCopy.ts';
import { command, startProcess } from '../runningProcess.ts';
import { deployHost } from '../sites.ts';
import { test as base, expect } from '../test.ts';
import { deployEdited } from './editedSection.ts';
import { type Host, startHost } from './startHost.ts';

const pushes = Number(process.env.HOST_PUSHES ?? 100);
const rounds = Number(process.env.HOST_ROUNDS ?? 5);

/** A server, and its repository as a pipeline reaches it. */
const test = base.extend<object, { host: Host; repository: SiteRepository }>({
  host: [
    async ({}, use) => {
      const host = await startHost(deployHost);
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  repository: [
    async ({ host }, use) => {
      Object.assign(process.env, host.environment);
      await use(await openRepository(host.environment.SITE_REPOSITORY, 'site'));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
});

test.describe.configure({ mode: 'default', timeout: 120_000 });

const descriptionAt = async (host: Host, path = '/policies') =>
  / name="description" content="([^"]*)"/.exec(await (await fetch(host.url + path)).text())?.[1];

/** What git prints on the server, and what it says. */
function gitOn({ repository, environment }: Host, words: readonly string[], input = '') {
  const env = { ...process.env, ...environment };
  const options = { input, env, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { stdout, stderr } = spawnSync('git', [`--git-dir=${repository}`, ...words], options);
  return { printed: stdout.trim(), said: stderr };
}

const tip = (host: Host) => gitOn(host, ['rev-parse', 'site']).printed;

test('visitors have a deploy and a rollback when the command ends', async ({ host, repository }) => {
  const before = await descriptionAt(host);
  await deployEdited(repository, 'mf-policies', 'Deployed.');
  expect(await descriptionAt(host)).toBe('Deployed.');
  await rollback(repository, 'mf-policies');
  expect(await descriptionAt(host)).toBe(before);
});

/** Leaves so much room on the server's disk. */
function leave(host: Host, kilobytes: number) {
  const used = Number(execFileSync('df', ['-k', '--output=used', host.disk]).toString().split('\n')[1]);
  execFileSync('mount', ['-o', `remount,size=${used + kilobytes}k`, host.disk]);
}

for (const { full, room, reason } of [
  { full: 'for a push', room: 0, reason: /No space left on device/ },
  { full: 'for a checkout', room: 1500, reason: /NOT SERVED: The release could not be checked out/ },
]) {
  test(`a disk that is full ${full} changes nothing, and the same deploy works later`, async ({
    host,
    repository,
  }) => {
    const [before, commit] = [await descriptionAt(host), tip(host)];
    leave(host, room);
    await expect(deployEdited(repository, 'mf-policies', `Full ${full}.`)).rejects.toThrow(reason);
    expect(await descriptionAt(host)).toBe(before);
    expect(tip(host)).toBe(commit);
    leave(host, 1_000_000);
    await deployEdited(repository, 'mf-policies', `Full ${full}.`);
    expect(await descriptionAt(host)).toBe(`Full ${full}.`);
  });
}

interface PushedFile {
  file: string;
  text: string;
  mode?: '100644' | '100755' | '120000';
}

/** A commit of the live release with these files over it; without what is live, of these alone. */
function commitOn(host: Host, files: readonly PushedFile[], isRelease = true) {
  const index = `--git-dir=${host.repository}`;
  const GIT_INDEX_FILE = join(mkdtempSync(join(tmpdir(), 'index-')), 'index');
  const git = (words: readonly string[], input = '') =>
    execFileSync('git', [index, ...words], {
      input,
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE },
    }).trim();
  if (isRelease) git(['read-tree', tip(host)]);
  for (const { file, text, mode = '100644' } of files) {
    const blob = git(['hash-object', '-w', '--stdin'], text);
    git(['update-index', '--add', '--cacheinfo', `${mode},${blob},${file}`]);
  }
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a'];
  const parent = isRelease ? ['-p', tip(host)] : [];
  return git([...identity, 'commit-tree', git(['write-tree']), ...parent], 'broken');
}

const pushed = (host: Host, commit: string, ref = 'refs/heads/site') =>
  gitOn(host, ['push', '--force', host.environment.SITE_REPOSITORY, `${commit}:${ref}`]).said;

const pages = (...changes: object[]) => ({
  file: 'pages.json',
  text: JSON.stringify(
    changes.map((each) => ({
      path: '/a.txt',
      file: 'a.txt',
      status: 200,
      type: 'text/plain',
      headers: {},
      ...each,
    })),
  ),
});

const noRelease = 'It holds files that no release has';

for (const { what, files, reason } of [
  {
    what: 'without the number of a release',
    files: [{ file: 'public/release.json', text: '{}' }],
    reason: 'is no release of the site',
  },
  { what: 'refused by nginx', files: [pages({}, {})], reason: 'nginx refused the configuration' },
  {
    what: 'configured to read other files',
    files: [pages({ type: 'text/plain"; root /etc; #' })],
    reason: 'It wants more of nginx than pages need',
  },
  {
    what: 'a link to other files',
    files: [{ file: 'public/a.txt', text: '/etc/passwd', mode: '120000' as const }],
    reason: noRelease,
  },
  {
    what: 'a program',
    files: [{ file: 'public/a.txt', text: '#!/bin/sh', mode: '100755' as const }],
    reason: noRelease,
  },
  {
    what: 'rewritten when it is checked out',
    files: [{ file: 'public/.gitattributes', text: '* working-tree-encoding=UTF-16LE' }],
    reason: noRelease,
  },
  { what: 'a repository with hooks', files: [{ file: 'public/a/HEAD', text: 'x' }], reason: noRelease },
  {
    what: 'a configuration of nginx',
    files: [{ file: 'nginx/school-site.conf', text: 'gzip on;' }],
    reason: noRelease,
  },
  { what: 'a function of a host', files: [{ file: 'functions/a.js', text: 'x' }], reason: noRelease },
]) {
  test(`a push that is ${what} is not served, and the branch stays at what is`, async ({ host, request }) => {
    const live = tip(host);
    const said = pushed(host, commitOn(host, files));
    expect(said).toContain(`NOT SERVED: `);
    expect(said).toContain(reason);
    expect(tip(host)).toBe(live);
    expect((await request.get('/about')).status()).toBe(200);
  });
}

test('the live branch only goes forward, and other branches are not taken', async ({ host }) => {
  const live = tip(host);
  const orphan = commitOn(host, [{ file: 'public/release.json', text: '{"number":9}' }], false);
  expect(pushed(host, orphan)).toContain('NOT SERVED: The live branch only goes forward');
  expect(pushed(host, '')).toContain('refusing to delete the current branch');
  expect(pushed(host, live, 'refs/heads/preview/New;look')).toContain('NOT SERVED: The name of a preview');
  expect(pushed(host, live, 'refs/heads/other')).toContain('releases and previews only');
  expect(tip(host)).toBe(live);
});

test('the key of a pipeline opens nothing but the repository', async ({ host }) => {
  const { SITE_REPOSITORY, GIT_SSH_COMMAND } = host.environment;
  const { host: address } = new URL(SITE_REPOSITORY);
  const [name = '', port = ''] = address.split(':');
  const login = `root@${name}`;
  const [program = '', ...options] = GIT_SSH_COMMAND.split(' ');
  for (const command of ['cat /etc/passwd', "git-upload-pack '/srv/site.git/../other.git'", '']) {
    const { stdout, stderr, status } = spawnSync(program, [...options, '-p', port, login, command], {
      encoding: 'utf8',
    });
    expect([stdout, status]).toEqual(['', 1]);
    expect(stderr).toContain('takes releases of the site, and nothing else');
  }
});

test('a preview has a name of its own, is not for search engines, and goes with its branch', async ({
  host,
  repository,
  request,
}) => {
  const { port } = new URL(host.url);
  const name = 'mf-gallery-mf-pages-mf-policies';
  const shown = async (host: string) => {
    const response = await request.get('/about', { headers: { Host: `${host}:${port}` } });
    return `${response.status()} ${response.headers()['x-robots-tag']}`;
  };
  await preview(repository, { reason: 'a look' }, name, silently);
  expect(await shown(`preview-${name}.localhost`)).toBe('200 noindex');
  expect(await shown('localhost')).toBe('200 undefined');
  await expect(preview(repository, { reason: 'a look' }, 'New;look', silently)).rejects.toThrow(
    'NOT SERVED: The name',
  );
  gitOn(host, ['push', host.environment.SITE_REPOSITORY, `:refs/heads/preview/${name}`]);
  await expect.poll(() => shown(`preview-${name}.localhost`)).toBe('200 undefined');
});

test(`two pipelines deploy ${rounds} times at the same moment, and are killed: all is live, each once`, async ({
  host,
  repository,
}) => {
  test.setTimeout(rounds * 120_000);
  const names = ['mf-pages', 'mf-policies'];
  const first = Number(gitOn(host, ['rev-list', '--count', 'site']).printed);

  /** A machine with a checkout of its own. It loses its process now and then, and goes on with what is not live. */
  async function pipeline(name: string) {
    const { folder, remove } = copyProject();
    const environment = { ...host.environment, HOME: mkdtempSync(join(tmpdir(), 'home-')) };
    const content = join(folder, name, 'src/content.en.ts');
    const written = readFileSync(content, 'utf8');
    let kills = Math.ceil(rounds / 4);
    for (let round = 1; round <= rounds; ) {
      writeFileSync(
        content,
        written.replace(/description:\s*(`[^`]*`|'[^']*')/, `description: '${name} ${round}.'`),
      );
      const running = startProcess(command('deploy', name, '--unchecked'), { cwd: folder, environment });
      if (kills > 0) {
        kills -= 1;
        await running.printed(/Publish/);
        await Promise.race([running.ended, pause(Math.random() * 4000)]);
        running.kill('SIGKILL');
      }
      const code = await running.ended;
      expect(code === 0 || code === null, running.output()).toBe(true);
      if (code === 0) round += 1;
    }
    remove();
  }
  await Promise.all(names.map(pipeline));

  expect(gitOn(host, ['fsck', '--no-dangling', '--no-progress']).said).toBe('');
  const commits = gitOn(host, ['rev-list', '--reverse', 'site']).printed.split('\n').slice(first);
  const seen: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]));
  let last = 0;
  for (const commit of commits) {
    const files = new Set(gitOn(host, ['ls-tree', '-r', '--name-only', commit]).printed.split('\n'));
    const show = (file: string) => gitOn(host, ['show', `${commit}:${file}`]).printed;
    const { number } = JSON.parse(show('public/release.json'));
    if (last) expect(number).toBe(last + 1);
    last = number;
    const { shell, sections } = JSON.parse(show(`releases/${number}.json`));
    expect(show('public/index.html')).toContain(`"release":{"number":${number},`);
    for (const { file, status } of JSON.parse(show('pages.json')))
      if (status === 200) expect(files).toContain(`public/${file}`);
    for (const { base, entry, scripts } of [shell, ...Object.values<typeof shell>(sections)])
      for (const { file } of scripts ?? [entry]) expect(files).toContain(`public${base}${file}`);
    for (const name of names) {
      const { description } = sections[name].routes[0].pages.en.head;
      if (description.startsWith(name) && seen[name]?.at(-1) !== description) seen[name]?.push(description);
    }
  }
  expect(commits.length).toBe(names.length * rounds);
  for (const name of names)
    expect(seen[name]).toEqual(Array.from({ length: rounds }, (_, index) => `${name} ${index + 1}.`));
  expect(await descriptionAt(host, '/')).toBe(`mf-pages ${rounds}.`);
  expect(await descriptionAt(host)).toBe(`mf-policies ${rounds}.`);
  expect((await readReleases(repository)).at(-1)?.number).toBe(last);
});

test(`${pushes} pushes under a crowd of visitors yield no failed navigation`, async ({ context, host }) => {
  test.setTimeout(pushes * 15_000);
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  gitOn(host, ['clone', '--quiet', '--bare', host.repository, folder]);
  const prepared = await openRepository(folder, 'site');
  for (let push = 1; push <= pushes; push += 1) {
    if (push % 2 === 0) await rollback(prepared, 'mf-policies');
    else await deployEdited(prepared, 'mf-policies', `Push ${push}.`);
  }
  const commits = gitOn(host, [`--git-dir=${folder}`, 'rev-list', '--reverse', `${tip(host)}..site`]).printed;

  const crowd = startCrowd(context, host.url);
  for (const commit of commits.split('\n')) {
    const push = ['-C', folder, 'push', '--quiet', host.environment.SITE_REPOSITORY, `${commit}:site`];
    const { stderr } = await promisify(execFile)('git', push, {
      env: { ...process.env, ...host.environment },
    });
    expect(stderr).toContain('Visitors have');
  }
  const { failures, navigations, documents } = await crowd.leave();
  expect(tip(host)).toBe(commits.slice(-40));
  expect(failures).toEqual([]);
  expect(navigations).toBeGreaterThan(pushes / 2);
  expect(documents).toBeGreaterThan(0);
});
