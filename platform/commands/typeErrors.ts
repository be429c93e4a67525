import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './settings.ts';

/**
 * Type errors in these workspaces and in what they share, each with its file and line. Reads again only what changed
 * since the last time.
 */
export async function typeErrors(names: readonly string[]): Promise<string[]> {
  const errors = await Promise.all(names.map(typeErrorsOf));
  return [...new Set(errors.flat())];
}

async function typeErrorsOf(name: string) {
  const cache = join(root, 'node_modules/.cache/deploy', `${name}.tsbuildinfo`);
  const incremental = ['--incremental', '--tsBuildInfoFile', cache];
  // The other processor builds.
  const parameters = ['--project', name, '--pretty', 'false', '--singleThreaded', ...incremental];
  const output = await new Promise<string>((resolve, reject) => {
    const tsc = execFile(join(root, 'node_modules/.bin/tsc'), parameters, { cwd: root }, (error, stdout) =>
      // Its exit status is 1 or 2 where it found errors.
      error && !stdout ? reject(error) : resolve(stdout),
    );
    tsc.stdin?.end();
  });
  return errorsIn(output);
}

/** Prints type errors after every edit, until it is stopped. */
export function watchTypes() {
  const parameters = ['--project', root, '--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const tsc = spawn(join(root, 'node_modules/.bin/tsc'), parameters, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own: `tsc` runs the compiler as a child, which a signal to it alone leaves behind.
    detached: true,
  });
  const stop = () => {
    if (tsc.pid && tsc.exitCode === null) process.kill(-tsc.pid);
  };
  return { stop };
}

/** `mf-pages/src/section.ts(3,5): error TS2322: …`, with indented lines that explain it. */
export const errorsIn = (output: string) =>
  output
    .split(/\n(?=\S)/)
    .map((error) => error.trim().replace(/\((\d+),(\d+)\)/, ':$1:$2'))
    .filter(Boolean);
