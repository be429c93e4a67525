import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionRelease, ShellRelease } from 'shared/contract/release';
import { contentHash, filesBelow, writeWhole } from '../files.ts';
import { digest, isWhole, versionManifest } from './integrity.ts';
import { readBuiltSection, readBuiltShell } from './readBuild.ts';
import { type Store, servedBase } from './store.ts';

/** Publishes the shell built in `dist`. Throws a `RefusedError` before the first write. */
export function publishShell(store: Store, dist: string): ShellRelease {
  return { ...readBuiltShell(dist), ...publishVersion(store, 'shell', dist) };
}

/** Publishes the section that the workspace `name` has built in `dist`. Throws a `RefusedError` before the first write. */
export function publishSection(store: Store, name: string, dist: string): SectionRelease {
  return { ...readBuiltSection(name, dist), ...publishVersion(store, name, dist) };
}

/** Writes what the store does not have, and what is damaged in it. The list of files comes last. */
function publishVersion(store: Store, name: string, dist: string) {
  const version = contentHash(dist);
  const base = servedBase(name, version);
  const node = join('node', name, version);
  const manifest: Record<string, string> = {};
  for (const [part, place] of [
    ['web', join('public', base)],
    ['node', node],
    ['files', join(node, 'files')],
  ] as const) {
    const folder = join(dist, part);
    for (const file of existsSync(folder) ? filesBelow(folder) : []) {
      const content = readFileSync(join(folder, file));
      const path = join(place, file);
      manifest[path] = digest(content);
      if (!isWhole(store, path, digest(content))) writeWhole(store.path(path), content);
    }
  }
  writeWhole(store.path(versionManifest(name, version)), JSON.stringify(manifest));
  return { version, base };
}
