import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { buildMode, dist, isDevelopment } from 'shared/build/dist';
import { overBudget, weigh } from 'shared/build/ownerBudget';
import { previousBuild } from 'shared/build/previousBuild';
import { routerNames } from 'shared/build/routerNames';
import { scriptFile } from 'shared/build/scriptFile';
import { installedSingletons } from 'shared/build/singletons';
import { takeModuleBytes } from 'shared/build/takeModuleBytes';
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
      const scripts = manifest.entries.shell.initial.js.map((name) =>
        scriptFile(web, name.replace(/^\//, '')),
      );
      const startReads = copyStartReads(join(folder, dist, 'early'), web);
      const modules = takeModuleBytes(web, scripts);
      const built: BuiltShell = {
        mode: buildMode,
        contract: contractVersion,
        scripts,
        startReads: scriptFile(web, startReads),
        trustedTypesPolicy: 'shell',
        singletons: installedSingletons(folder),
        routerExports: routerNames(join(folder, dist, 'node'), (file) => file === 'router.mjs'),
        ...(modules ? { modules } : {}),
      };
      const file = join(folder, dist, 'shell.json');
      const complaint = isDevelopment ? undefined : overBudget('shell', weigh(built), previousBuild(file));
      if (complaint) throw new Error(complaint);
      writeFileSync(file, `${JSON.stringify(built, null, 2)}\n`);
    });
  },
});

/** It is built apart, so that nothing of the federation runtime comes with it, and served with the rest. */
function copyStartReads(built: string, web: string): string {
  const folder = 'static/js';
  const name = readdirSync(join(built, folder)).find((each) => /^startReads(\.\w+)?\.js$/.test(each));
  if (!name)
    throw new Error(`${built} holds no startReads script. See environments.early in rsbuild.config.ts.`);
  cpSync(join(built, folder, name), join(web, folder, name));
  return join(folder, name);
}
