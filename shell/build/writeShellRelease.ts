import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { buildMode, dist } from 'shared/build/dist';
import { routerNames } from 'shared/build/routerNames';
import { scriptFile } from 'shared/build/scriptFile';
import { installedSingletons } from 'shared/build/singletons';
import { contractVersion, type ShellRelease } from 'shared/contract/release';

interface BuildManifest {
  entries: { shell: { initial: { js: string[] } } };
}

/** `shell.json` before it is published: without version and base. */
export type BuiltShell = Omit<ShellRelease, 'version' | 'base'>;

/** Writes `dist/shell.json`: what a release says of the shell. */
export const writeShellRelease = (folder: string): RsbuildPlugin => ({
  name: 'shell-release',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      if (stats?.hasErrors()) return;
      const web = join(folder, dist, 'web');
      const manifest: BuildManifest = JSON.parse(readFileSync(join(web, 'manifest.json'), 'utf8'));
      const built: BuiltShell = {
        mode: buildMode,
        contract: contractVersion,
        scripts: manifest.entries.shell.initial.js.map((file) => scriptFile(web, file.replace(/^\//, ''))),
        trustedTypesPolicy: 'shell',
        singletons: installedSingletons(folder),
        routerExports: routerNames(join(folder, dist, 'node'), (file) => file === 'router.mjs'),
      };
      writeFileSync(join(folder, dist, 'shell.json'), `${JSON.stringify(built, null, 2)}\n`);
    });
  },
});
