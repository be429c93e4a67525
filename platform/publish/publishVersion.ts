import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSection } from 'shared/build/writeSectionRelease';
import type { BuiltShell, SectionRelease, ShellRelease } from 'shared/contract/release';
import { compressBelow } from './compress.ts';
import { contentHash } from './contentHash.ts';
import { placeFolder, readJson, type Store, servedBase } from './store.ts';

/** Publishes the shell built in `dist`; the version is there already when nothing changed. */
export async function publishShell(store: Store, dist: string): Promise<ShellRelease> {
  const built = readBuilt<BuiltShell>(dist, 'shell.json');
  return { ...built, ...(await publishVersion(store, 'shell', dist)) };
}

/** Publishes the section built in `dist`; the version is there already when nothing changed. */
export async function publishSection(store: Store, dist: string): Promise<SectionRelease> {
  const built = readBuilt<BuiltSection>(dist, 'section.json');
  return { ...built, ...(await publishVersion(store, built.name, dist)) };
}

function readBuilt<Built>(dist: string, file: string): Built {
  const path = join(dist, file);
  if (!existsSync(path)) throw new Error(`${path} is not there. Build first: npx turbo run build`);
  return readJson<Built>(path);
}

async function publishVersion(store: Store, name: string, dist: string) {
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
      await compressBelow(unfinished, 11);
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
