import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { SiteRepository } from '../publish/git.ts';

interface SiteObject {
  id: string;
  content: Buffer;
}

export interface ObjectReader {
  /** `refs/heads/site` or `<commit>:public/index.html`; undefined where there is none, or a folder. */
  read(name: string): Promise<SiteObject | undefined>;
  close(): void;
}

/** Reads a repository's objects through one process, and through another one should that end. */
export function readObjects({ gitDir }: SiteRepository): ObjectReader {
  const start = () => {
    const stdio = ['pipe', 'pipe', 'inherit'] as const;
    const child = spawn('git', [`--git-dir=${gitDir}`, 'cat-file', '--batch'], { stdio: [...stdio] });
    child.on('error', (error) => console.error(error.message));
    child.stdin.on('error', () => undefined);
    return { child, objects: objectsIn(child.stdout) };
  };
  let batch = start();
  return {
    async read(name) {
      if (batch.child.exitCode !== null || batch.child.signalCode !== null) batch = start();
      batch.child.stdin.write(`${name}\n`);
      const { value } = await batch.objects.next();
      if (!value) throw new Error(`git ended while it read ${name}.`);
      return value.found;
    },
    close: () => batch.child.kill(),
  };
}

async function* objectsIn(output: Readable): AsyncGenerator<{ found?: SiteObject }, undefined> {
  let received = Buffer.alloc(0);
  for await (const chunk of output) {
    received = Buffer.concat([received, chunk]);
    for (let end = received.indexOf('\n'); end >= 0; end = received.indexOf('\n')) {
      const [, id, type, length] = /^(\w{40,}) (\w+) (\d+)$/.exec(received.toString('utf8', 0, end)) ?? [];
      const next = id ? end + 1 + Number(length) + 1 : end + 1;
      if (received.length < next) break;
      yield id && type !== 'tree' ? { found: { id, content: received.subarray(end + 1, next - 1) } } : {};
      received = received.subarray(next);
    }
  }
}
