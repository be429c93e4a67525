import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../projectCopy.ts';
import { expect, test } from '../../test.ts';

const project = join(import.meta.dirname, '../../..');

/** A copy whose packages npm may change: links to the checkout's would not do. */
function copyWithPackages(): string {
  const { folder: copy } = copyProject();
  const packages = join(copy, 'node_modules');
  rmSync(packages, { recursive: true });
  const from = join(project, 'node_modules');
  if (spawnSync('cp', ['-al', from, packages]).status !== 0) execFileSync('cp', ['-a', from, packages]);
  for (const stamp of ['.package-lock.json', '.installed-lockfile'])
    rmSync(join(packages, stamp), { force: true });
  // The linter asks git what it shall leave out.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

test('a new section passes types, lint and its own tests as it is, and a wrong name is refused', async () => {
  test.setTimeout(300_000);
  const copy = copyWithPackages();
  const run = (tool: string, ...parameters: string[]) => {
    const { status, stdout, stderr } = spawnSync(tool, parameters, { cwd: copy, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  const newSection = (...names: string[]) =>
    run(process.execPath, 'platform/commands/run.mjs', 'newSection', ...names);
  const expectGood = ({ status, output }: { status: number | null; output: string }) =>
    expect(status, output).toBe(0);

  try {
    expectGood(newSection('mf-events'));
    expectGood(run('node_modules/.bin/tsc', '-p', 'tsconfig.json'));
    expectGood(run('node_modules/.bin/biome', 'ci', '--error-on-warnings', '.'));
    expectGood(run('node_modules/.bin/vitest', 'run', 'mf-events'));
    expect(newSection('mf-events').output).toContain('mf-events is there already');
    expect(newSection('events').output).toContain('npm run new-section -- mf-events');
    expect(newSection('mf-about').output).toContain('/about belongs to mf-pages');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
