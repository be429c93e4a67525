import type { ModuleBytes, Release, ScriptFile } from 'shared/contract/release';
import { ownerOf } from './ownerOf.ts';

export type BytesByOwner = Record<string, number>;

/** JavaScript of every page of a release by owner, brotli bytes. */
export function pageOwners({
  shell,
  sections,
}: Pick<Release, 'shell' | 'sections'>): Record<string, BytesByOwner> {
  return Object.fromEntries(
    Object.values(sections).flatMap(({ name, entry, routes, modules }) =>
      routes.map(({ path, scripts }) => {
        const owners: BytesByOwner = {};
        addTo(owners, [...shell.scripts, shell.startPage], shell.modules, 'shell');
        addTo(owners, [entry, ...scripts], modules, name);
        return [path, owners];
      }),
    ),
  );
}

function addTo(
  owners: BytesByOwner,
  scripts: readonly ScriptFile[],
  modules: Readonly<Record<string, ModuleBytes>> | undefined,
  home: string,
) {
  for (const { file, bytes: all } of scripts) {
    for (const [module, bytes] of Object.entries(modules?.[file] ?? { [`src/${file}`]: all })) {
      const owner = ownerOf(module, home);
      owners[owner] = (owners[owner] ?? 0) + bytes;
    }
  }
}
