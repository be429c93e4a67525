import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from 'shared/contract/release';
import { root } from 'shell/commands/settings.ts';
import { sectionNames } from 'shell/commands/workspaces.ts';
import { type BytesByOwner, bytesByOwner, sumOfOwners } from './bytesByOwner.ts';

/** Builds everything once more with source maps, into folders beside those that are deployed. */
export async function buildWithMaps() {
  for (const name of ['shell', ...sectionNames()]) {
    await promisify(execFile)(join(root, 'node_modules/.bin/rsbuild'), ['build'], {
      cwd: join(root, name),
      env: { ...process.env, MAPS: '1' },
    });
  }
}

const mapped = (name: string) => join(root, name, 'dist-maps/web');

/** JavaScript of every page of a release by owner, brotli bytes. */
export function pageOwners({ shell, sections }: Release): Record<string, BytesByOwner> {
  const ofShell = shell.scripts.map((script) => bytesByOwner(mapped('shell'), script, 'shell'));
  return Object.fromEntries(
    Object.values(sections).flatMap(({ name, entry, routes }) =>
      routes.map(({ path, scripts }) => [
        path,
        sumOfOwners([
          ...ofShell,
          ...[entry, ...scripts].map((script) => bytesByOwner(mapped(name), script, name)),
        ]),
      ]),
    ),
  );
}
