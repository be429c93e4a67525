import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readJson } from '../files.ts';
import { root } from './settings.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  env?: Record<string, unknown>;
  steps: Step[];
}

const folder = join(root, '.github/workflows');
const jobs = readdirSync(folder).flatMap((file) => {
  const workflow: { jobs: Record<string, Job> } = parse(readFileSync(join(folder, file), 'utf8'));
  return Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${file}, ${name}`, file, job }));
});

test('workflows run commands that the project has', () => {
  const { scripts } = readJson<{ scripts: Record<string, string> }>(join(root, 'package.json'));
  const commands = jobs.flatMap(({ job }) =>
    job.steps.flatMap(({ run }) =>
      [...(run ?? '').matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name),
    ),
  );
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) expect({ ci: '', ...scripts }).toHaveProperty([command]);
});

test.each(jobs)('$name names its rights, its time and each action by its commit', ({ job }) => {
  expect(job.permissions).toBeDefined();
  expect(job['timeout-minutes']).toBeGreaterThan(0);
  for (const { uses } of job.steps) if (uses) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
});

test.each(jobs)('$name has a credential or runs the code of sections, not both', ({ job, file }) => {
  const text = JSON.stringify(job);
  const hasCredential =
    /secrets\.|github\.token/.test(text) || Object.values(job.permissions ?? {}).includes('write');
  const runsCode = job.steps.some(
    ({ uses, run }) => /checkout@/.test(uses ?? '') || /\bnp[mx] /.test(run ?? ''),
  );
  expect(hasCredential && runsCode).toBe(false);
  if (file === 'ci.yml') expect(hasCredential).toBe(false);
  for (const { uses, with: inputs } of job.steps)
    if (uses?.includes('checkout@')) expect(inputs).toMatchObject({ 'persist-credentials': false });
  // What ran the code may have put a repository into the artifact, whose configuration runs commands.
  for (const { uses, with: inputs } of job.steps)
    if (hasCredential && uses?.includes('download-artifact@'))
      expect(inputs).toMatchObject({ path: 'artifact' });
});

test('a deploy takes no commit that main does not have', () => {
  const compose = jobs.find(({ name }) => name === 'deploy.yml, compose');
  const commands = compose?.job.steps.flatMap(({ run }) => run ?? []) ?? [];
  expect(commands[0]).toBe('git merge-base --is-ancestor HEAD refs/remotes/origin/main');
});
