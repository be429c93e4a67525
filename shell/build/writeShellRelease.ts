import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { buildMode, dist } from 'shared/build/dist';
import { writeLicenses } from 'shared/build/licenses';
import { takeModuleBytes } from 'shared/build/moduleBytes';
import { writeBuilt } from 'shared/build/ownerBudget';
import { scriptFile } from 'shared/build/scriptFile';
import { installedSingletons } from 'shared/build/singletons';
import { localeCodes } from 'shared/contract/locales';
import { type BuiltShell, contractVersion, oldestContractVersion } from 'shared/contract/release';
import { policyNames } from '../src/boot/trustedPolicy.ts';

interface BuildManifest {
  entries: { shell: { initial: { js: string[] } } };
}

/** Writes `dist/shell.json`: what a release says of the shell. */
export const writeShellRelease = (folder: string): RsbuildPlugin => ({
  name: 'shell-release',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      if (stats?.hasErrors()) return;
      const web = join(folder, dist, 'web');
      const early = join(folder, dist, 'early');
      const manifest: BuildManifest = JSON.parse(readFileSync(join(web, 'manifest.json'), 'utf8'));
      const scripts = shellFirst(manifest.entries.shell.initial.js).map((name) =>
        scriptFile(web, name.replace(/^\//, '')),
      );
      writeLicenses(web, [web, early], ['@fontsource/tiro-bangla']);
      const built: BuiltShell = {
        mode: buildMode,
        contract: contractVersion,
        oldestContract: oldestContractVersion,
        scripts,
        startPage: copyScript('startPage', early, web),
        reports: copyScript('reports', early, web),
        locales: localeCodes,
        trustedTypesPolicies: ['shell', ...policyNames],
        singletons: installedSingletons(folder),
        modules: takeModuleBytes(web, scripts),
      };
      writeBuilt('shell', join(folder, dist, 'shell.json'), built);
    });
  },
});

/** The shell's own script is requested first: the libraries, three times as large, load meanwhile. */
const shellFirst = (scripts: readonly string[]) =>
  scripts.toSorted((one, other) => Number(isShell(other)) - Number(isShell(one)));

const isShell = (script: string) => /\/shell\.[^/]+$/.test(script);

/** Scripts of the environment `early`, which has nothing of the federation runtime, are served with the rest. */
function copyScript(name: string, built: string, web: string) {
  const folder = 'static/js';
  const file = readdirSync(join(built, folder)).find(
    (each) => each.startsWith(`${name}.`) && each.endsWith('.js'),
  );
  if (!file)
    throw new Error(`${built} holds no ${name} script. See environments.early in rsbuild.config.ts.`);
  cpSync(join(built, folder, file), join(web, folder, file));
  return scriptFile(web, join(folder, file));
}
