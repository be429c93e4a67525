import { type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { BuildMode } from 'shared/contract/release';
import { root } from './settings.ts';

const tasks: Record<BuildMode, string> = { production: 'build', development: 'build-development' };

/**
 * Builds workspaces with turbo, which takes from its cache what did not change. One alone is built without it: its
 * start costs more than the cache saves. Rejects with the build's own output.
 */
export async function build(names: readonly string[], mode: BuildMode): Promise<void> {
  const [only] = names.length === 1 ? names : [];
  const child = only
    ? spawn(join(root, 'node_modules/.bin/rsbuild'), ['build'], {
        ...options,
        cwd: join(root, only),
        env: { ...options.env, NODE_ENV: mode },
      })
    : spawn(
        join(root, 'node_modules/.bin/turbo'),
        [
          'run',
          tasks[mode],
          ...names.map((name) => `--filter=${name}`),
          '--output-logs=errors-only',
          '--no-update-notifier',
        ],
        options,
      );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`The build of ${names.join(', ')} failed:\n${output}`);
}

const options = {
  cwd: root,
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
  stdio: ['ignore', 'pipe', 'pipe'],
} satisfies SpawnOptions;
