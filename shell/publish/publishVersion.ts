import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSection } from 'shared/build/writeSectionRelease';
import type { SectionRelease, ShellRelease } from 'shared/contract/release';
import type { BuiltShell } from '../build/writeShellRelease.ts';
import { compressBelow } from './compress.ts';
import { contentHash } from './contentHash.ts';
import { placeFolder, readJson, type Store, servedBase } from './store.ts';

/** Publishes the built shell in `folder`; the version is there already when nothing changed. */
export function publishShell(store: Store, folder: string): ShellRelease {
  const built = readBuilt<BuiltShell>(folder, 'shell.json');
  return { ...built, ...publishVersion(store, 'shell', folder) };
}

/** Publishes the built section in `folder`; the version is there already when nothing changed. */
export function publishSection(store: Store, folder: string): SectionRelease {
  const built = readBuilt<BuiltSection>(folder, 'section.json');
  return { ...built, ...publishVersion(store, built.name, folder) };
}

function readBuilt<Built>(folder: string, file: string): Built {
  const path = join(folder, 'dist', file);
  if (!existsSync(path)) throw new Error(`${path} is not there. Build first: npx turbo run build`);
  return readJson<Built>(path);
}

function publishVersion(store: Store, name: string, folder: string) {
  const dist = join(folder, 'dist');
  const version = contentHash(dist);
  const base = servedBase(name, version);
  const node = store.path('node', name, version);
  // The folder for the composer comes last: where it is, the version is whole.
  if (!existsSync(node)) {
    const web = store.path('public', base);
    if (!existsSync(web)) {
      const unfinished = store.path('unfinished', `${name}-${version}-${process.pid}`);
      mkdirSync(unfinished, { recursive: true });
      cpSync(join(dist, 'web'), unfinished, { recursive: true });
      compressBelow(unfinished, 11);
      placeFolder(unfinished, web);
    }
    copyForComposer(store, dist, node);
  }
  return { version, base };
}

function copyForComposer(store: Store, dist: string, node: string) {
  const unfinished = store.path('unfinished', `node-${process.pid}-${Date.now()}`);
  cpSync(join(dist, 'node'), unfinished, { recursive: true });
  const files = join(dist, 'files');
  if (existsSync(files)) cpSync(files, join(unfinished, 'files'), { recursive: true });
  placeFolder(unfinished, node);
}
