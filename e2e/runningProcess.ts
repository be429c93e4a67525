import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');

/** Parameters of Node that run a command of package.json, such as `start` or `deploy`. */
export const command = (name: string, ...parameters: readonly string[]) => [
  'platform/commands/run.mjs',
  name,
  ...parameters,
];

interface Options {
  cwd?: string;
  environment?: NodeJS.ProcessEnv;
}

/** Runs Node in the project, or in the copy of it that `cwd` names, and keeps what it prints. */
export function startProcess(parameters: readonly string[], { cwd = project, environment }: Options = {}) {
  const child = spawn(process.execPath, parameters, {
    cwd,
    // What a test deploys must never reach the site of whoever runs it.
    env: { ...process.env, NODE_ENV: undefined, SITE_REPOSITORY: undefined, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close');
  return {
    output: () => output,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** The exit code, once the process has ended; null after a signal. */
    ended: ended.then(([code]: (number | null)[]) => code ?? null),
    /** The first match in the output. Rejects with the output when the process ends without one. */
    async printed(pattern: RegExp) {
      for (;;) {
        const match = pattern.exec(output);
        if (match) return match;
        if (child.exitCode !== null) throw new Error(`node ${parameters.join(' ')} ended:\n${output}`);
        await Promise.race([once(child.stdout, 'data'), ended]);
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export type RunningProcess = ReturnType<typeof startProcess>;

/** Starts `npm start` or `npm run dev` and returns when it serves. */
export async function startServer(parameters: readonly string[], options: Options) {
  const server = startProcess(parameters, options);
  await server.printed(/Ctrl-C/);
  return server;
}
