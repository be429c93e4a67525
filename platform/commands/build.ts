import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { BuildMode } from 'shared/contract/release';
import { root } from './settings.ts';

const tasks: Record<BuildMode, string> = { production: 'build', development: 'build-development' };

/** Builds workspaces with turbo; what did not change comes from its cache. Rejects with the build's own output. */
export async function build(names: readonly string[], mode: BuildMode): Promise<void> {
  const filters = names.map((name) => `--filter=${name}`);
  const turbo = spawn(
    join(root, 'node_modules/.bin/turbo'),
    ['run', tasks[mode], ...filters, '--output-logs=errors-only', '--no-update-notifier'],
    {
      cwd: root,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  // It would go on to build after a command that was ended.
  const end = () => void turbo.kill();
  process.once('exit', end);
  let output = '';
  for (const stream of [turbo.stdout, turbo.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise((resolve, reject) => turbo.once('error', reject).once('close', resolve));
  process.off('exit', end);
  if (code !== 0) throw new Error(`The build of ${names.join(', ')} failed:\n${output}`);
}
