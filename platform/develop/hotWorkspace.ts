import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import type { HotAnswer } from 'shared/build/hotServer';
import type { SectionDeclaration } from 'shared/contract/section';
import { root } from '../commands/settings.ts';

/** A workspace served with hot reload from a port of its own. */
export interface HotWorkspace {
  name: string;
  /** `http://localhost:41234` */
  origin: string;
  /** Of a section, from its `section.ts` as it is now. */
  declaration(): SectionDeclaration | undefined;
  stop(): Promise<void>;
}

const rsbuild = join(root, 'node_modules/.bin/rsbuild');

/** An editor may write a file in several steps. */
const settleMs = 150;

/**
 * Serves a workspace. Its build reads the files directly in `src` (`section.ts`, `content.en.ts`) once, so a change there
 * restarts the server. Rejects when the server cannot start.
 */
export async function startHotWorkspace(name: string, port: number): Promise<HotWorkspace> {
  const origin = `http://localhost:${port}`;
  let served = await serve(name, origin);

  const restart = async () => {
    console.log(`  ${name}: a file that its build reads has changed, so its server restarts`);
    await end(served.server);
    try {
      served = await serve(name, origin);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watcher = watch(join(root, name, 'src'), (_event, file) => {
    if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(restart, settleMs);
  });

  return {
    name,
    origin,
    declaration: () => served.declaration,
    stop() {
      watcher.close();
      clearTimeout(timer);
      return end(served.server);
    },
  };
}

async function serve(name: string, origin: string) {
  const server = spawn(rsbuild, ['dev', '--environment', 'web', '--log-level', 'warn'], {
    cwd: join(root, name),
    env: { ...process.env, NODE_ENV: 'development', HOT_ORIGIN: origin },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { declaration } = await new Promise<HotAnswer>((resolve, reject) => {
    server.once('message', (message: HotAnswer) => resolve(message));
    server.once('exit', (code) =>
      reject(
        new Error(
          `The development server of ${name} ended with exit status ${code}. Its own message is above.`,
        ),
      ),
    );
  });
  return { server, declaration };
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
