import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, ownPackages } from '../../projectCopy.ts';
import { expect, test } from '../../test.ts';

/** A copy whose packages npm may change, and whose changes git knows: the linter asks what it shall leave out. */
function copyWithPackages() {
  const copy = copyProject();
  ownPackages(copy.folder);
  rmSync(join(copy.folder, 'node_modules/.installed-lockfile'));
  execFileSync('git', ['init', '--quiet'], { cwd: copy.folder });
  return copy;
}

test('a new section passes types, lint and its own tests as it is, and a taken name is refused', async () => {
  test.setTimeout(300_000);
  const { folder, remove } = copyWithPackages();
  const run = (command: string) => {
    const [tool = '', ...parameters] = command.split(' ');
    const { status, stdout, stderr } = spawnSync(tool, parameters, { cwd: folder, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  const newSection = 'node platform/commands/run.mjs newSection';
  try {
    for (const command of [
      `${newSection} mf-events`,
      'node_modules/.bin/tsc -p tsconfig.json',
      'node_modules/.bin/biome ci --error-on-warnings .',
      'node_modules/.bin/vitest run mf-events',
    ]) {
      const { status, output } = run(command);
      expect(status, output).toBe(0);
    }
    expect(run(`${newSection} mf-events`).output).toContain('mf-events is there already');
    expect(run(`${newSection} mf-about`).output).toContain('/about belongs to mf-pages');
  } finally {
    remove();
  }
});
