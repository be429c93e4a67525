import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const tsxLoader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Starts a TypeScript file as a child with an IPC channel; `options` arrive as JSON in `argv[2]`. */
export function forkTypeScript(file: URL, options: object, env: NodeJS.ProcessEnv = {}): ChildProcess {
  return fork(fileURLToPath(file), [JSON.stringify(options)], {
    execArgv: ['--import', tsxLoader],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}
