import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { BuildMode } from 'shared/contract/release';
import { root } from './settings.ts';

const rsbuild = join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');

/**
 * Builds one workspace without turbo, whose start costs more than its cache saves where one changed workspace is
 * built. Rejects with the build's own output.
 */
export function buildOne(name: string, mode: BuildMode): Promise<void> {
  const child = spawn(process.execPath, [rsbuild, 'build'], {
    cwd: join(root, name),
    env: { ...process.env, NODE_ENV: mode, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of ${name} failed:\n${output}`)),
    );
  });
}
