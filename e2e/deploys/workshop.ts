import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfProject } from './copyOfProject.ts';

/** The gallery's backend; tests of deploys fulfil its requests themselves, with no albums. */
export const absentBackend = 'http://127.0.0.1:9';

const backend = {
  supabase: { url: absentBackend, anonKey: 'none' },
  images: { base: `${absentBackend}/demo/image/upload/` },
};

export interface Outcome {
  code: number | null;
  output: string;
  seconds: number;
}

/** A copy of the project with a served site of its own, in which a test deploys as a team does. */
export interface Workshop {
  url: string;
  /** The store's folder. */
  store: string;
  /** Replaces a text of a source file; throws where it does not stand. */
  edit(file: string, from: string, to: string): void;
  /** Takes back every edit. */
  restore(): void;
  /** Starts a command of package.json: `deploy`, `rollback`, `releases`. */
  start(command: string, ...parameters: string[]): ChildProcess;
  /** Runs one to its end. */
  run(command: string, ...parameters: string[]): Promise<Outcome>;
  close(): Promise<void>;
}

/** `configuration` stands over the values of `site.config.json`; `prepare` changes the copy before it is built. */
export async function openWorkshop(
  configuration: object = {},
  prepare: (copy: string) => void = () => {},
): Promise<Workshop> {
  const copy = copyOfProject();
  prepare(copy);
  const configFile = join(copy, 'site.config.json');
  const values = { ...JSON.parse(readFileSync(configFile, 'utf8')), ...backend, ...configuration };
  writeFileSync(configFile, JSON.stringify(values));
  const store = mkdtempSync(join(tmpdir(), 'store-'));
  const environment = { ...process.env, SITE_STORE: store, NODE_ENV: undefined };
  const server = spawn(process.execPath, ['--import', 'tsx', 'e2e/deploys/storeProcess.ts'], {
    cwd: copy,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const originals = new Map<string, string>();

  const start = (command: string, ...parameters: string[]) =>
    spawn(process.execPath, ['platform/commands/run.mjs', command, ...parameters], {
      cwd: copy,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  return {
    url: `http://localhost:${await portOf(server)}`,
    store,
    edit(file, from, to) {
      const path = join(copy, file);
      const source = readFileSync(path, 'utf8');
      if (!source.includes(from)) throw new Error(`${file} does not say ${JSON.stringify(from)}.`);
      if (!originals.has(path)) originals.set(path, source);
      writeFileSync(path, source.replace(from, to));
    },
    restore() {
      for (const [path, source] of originals) writeFileSync(path, source);
      originals.clear();
    },
    start,
    async run(command, ...parameters) {
      const started = performance.now();
      const child = start(command, ...parameters);
      const output = collect(child);
      const [code] = await once(child, 'close');
      return { code, output: output(), seconds: (performance.now() - started) / 1000 };
    },
    async close() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      for (const folder of [copy, store]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function collect({ stdout, stderr }: ChildProcess) {
  let output = '';
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return () => output;
}

async function portOf(server: ChildProcess): Promise<number> {
  const output = collect(server);
  while (server.exitCode === null) {
    const port = output().match(/^port (\d+)$/m)?.[1];
    if (port) return Number(port);
    await Promise.race([once(server.stdout ?? server, 'data'), once(server, 'exit')]);
  }
  throw new Error(`The site of the copy did not start: ${output()}`);
}
