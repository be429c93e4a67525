import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSection } from 'shared/build/writeSectionRelease';
import type { BuiltShell, SectionRelease, ShellRelease } from 'shared/contract/release';
import { contentHash, moveFolder, readJson } from '../files.ts';
import { type Store, servedBase, unfinishedFolder } from './store.ts';

/** Publishes the shell built in `dist`; nothing is written when that version is in the store. */
export function publishShell(store: Store, dist: string): ShellRelease {
  const built = readBuilt<BuiltShell>(dist, 'shell.json');
  return { ...built, ...publishVersion(store, 'shell', dist) };
}

/** Publishes the section built in `dist`; nothing is written when that version is in the store. */
export function publishSection(store: Store, dist: string): SectionRelease {
  const built = readBuilt<BuiltSection>(dist, 'section.json');
  return { ...built, ...publishVersion(store, built.name, dist) };
}

function readBuilt<Built>(dist: string, file: string): Built {
  const path = join(dist, file);
  if (!existsSync(path)) throw new Error(`${path} is missing. Build first: npx turbo run build`);
  return readJson<Built>(path);
}

function publishVersion(store: Store, name: string, dist: string) {
  const version = contentHash(dist);
  const base = servedBase(name, version);
  const files = join(dist, 'files');
  publishFolder(store, store.path('public', base), [join(dist, 'web'), '.']);
  publishFolder(
    store,
    store.path('node', name, version),
    [join(dist, 'node'), '.'],
    ...(existsSync(files) ? [[files, 'files'] as const] : []),
  );
  return { version, base };
}

function publishFolder(store: Store, place: string, ...parts: (readonly [from: string, to: string])[]) {
  if (existsSync(place)) return;
  const unfinished = unfinishedFolder(store);
  for (const [from, to] of parts) cpSync(from, join(unfinished, to), { recursive: true });
  if (!moveFolder(unfinished, place)) rmSync(unfinished, { recursive: true });
}
