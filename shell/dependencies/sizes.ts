import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleBytes } from 'shared/contract/release';
import { root } from '../commands/settings.ts';
import { builtFolder, sectionNames } from '../commands/workspaces.ts';
import { readJson } from '../publish/store.ts';

/** Bytes of an installed package without what is nested in it; 0 where it is not installed here. */
export function installedBytes(path: string): number {
  const folder = join(root, path);
  return existsSync(folder) ? bytesIn(folder) : 0;
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => join(folder, entry.name))
    .reduce((sum, file) => {
      const stats = lstatSync(file);
      return sum + (stats.isDirectory() ? bytesIn(file) : stats.size);
    }, 0);
}

/** Brotli bytes by package in everything that is built, all pages of the shell and the sections together. */
export function browserBytes(): ModuleBytes {
  const built = ['shell', ...sectionNames()].map((name) =>
    readJson<{ modules?: Record<string, ModuleBytes> }>(
      join(builtFolder(name, 'production'), name === 'shell' ? 'shell.json' : 'section.json'),
    ),
  );
  const sum: Record<string, number> = {};
  for (const { modules = {} } of built) {
    for (const ofScript of Object.values(modules)) {
      for (const [name, bytes] of Object.entries(ofScript)) sum[name] = (sum[name] ?? 0) + bytes;
    }
  }
  return sum;
}
