import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './settings.ts';

/**
 * Type errors in these workspaces and in what they share, each with its file and line. Reads again only what changed
 * since the last time: 4 s at first, then 1.5 s.
 */
export async function typeErrors(names: readonly string[]): Promise<string[]> {
  // A name of its own: another deploy may check other workspaces at the same moment.
  const cache = join(root, 'node_modules/.cache/deploy', `${names.join('+')}.tsbuildinfo`);
  const parameters = ['--project', root, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', cache];
  const output = await new Promise<string>((resolve, reject) => {
    const tsc = execFile(join(root, 'node_modules/.bin/tsc'), parameters, { cwd: root }, (error, stdout) =>
      // Its exit status is 1 or 2 where it found errors.
      error && !stdout ? reject(error) : resolve(stdout),
    );
    tsc.stdin?.end();
  });
  return errorsIn(output, names);
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
export const errorsIn = (output: string, names: readonly string[]) =>
  output
    .split(/\n(?=\S)/)
    .filter((error) => [...names, 'shared'].some((name) => error.startsWith(`${name}/`)))
    .map((error) => error.trim().replace(/\((\d+),(\d+)\)/, ':$1:$2'));
