import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionRelease, ShellRelease } from 'shared/contract/release';
import { contentHash } from '../files.ts';
import { readBuiltSection, readBuiltShell } from './readBuild.ts';
import { servedBase } from './store.ts';

/** Copies the shell built in `dist` to where a release has it. Throws a `RefusedError` before the first write. */
export const publishShell = (folder: string, dist: string): ShellRelease => ({
  ...readBuiltShell(dist),
  ...publishVersion(folder, 'shell', dist),
});

/** The same for the section that the workspace `name` has built. */
export const publishSection = (folder: string, name: string, dist: string): SectionRelease => ({
  ...readBuiltSection(name, dist),
  ...publishVersion(folder, name, dist),
});

function publishVersion(folder: string, name: string, dist: string) {
  const version = contentHash(dist);
  const base = servedBase(name, version);
  const node = join('node', name, version);
  for (const [part, place] of [
    ['web', join('public', base)],
    ['node', node],
    ['files', join(node, 'files')],
  ] as const) {
    const from = join(dist, part);
    if (existsSync(from)) cpSync(from, join(folder, place), { recursive: true });
  }
  return { version, base };
}
