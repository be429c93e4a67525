import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { buildMode, dist } from 'shared/build/dist';
import { writeLicenses } from 'shared/build/licenses';
import { takeModuleBytes } from 'shared/build/moduleBytes';
import { writeBuilt } from 'shared/build/ownerBudget';
import { scriptFile } from 'shared/build/scriptFile';
import { installedSingletons } from 'shared/build/singletons';
import { localeCodes } from 'shared/contract/locales';
import {
  type BuiltShell,
  contractVersion,
  oldestContractVersion,
  type ScriptFile,
} from 'shared/contract/release';
import { policyNames } from '../src/boot/trustedPolicy.ts';

interface BuildManifest {
  entries: Record<'shell' | 'startPage' | 'reports', { initial: { js: string[] } }>;
}

/** Writes `dist/shell.json`: what a release says of the shell. */
export const writeShellRelease = (folder: string): RsbuildPlugin => ({
  name: 'shell-release',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      if (stats?.hasErrors()) return;
      const web = join(folder, dist, 'web');
      const manifest: BuildManifest = JSON.parse(readFileSync(join(web, 'manifest.json'), 'utf8'));
      const scriptsOf = (entry: keyof BuildManifest['entries']) =>
        manifest.entries[entry].initial.js.map((name) => scriptFile(web, name.replace(/^\//, '')));
      const scripts = scriptsOf('shell').toSorted(shellFirst);
      const [startPage] = scriptsOf('startPage');
      const [reports] = scriptsOf('reports');
      if (!startPage || !reports)
        throw new Error(`${web} lacks a script. See its entries in rsbuild.config.ts.`);
      writeLicenses(web, [web], ['@fontsource/tiro-bangla']);
      const built: BuiltShell = {
        mode: buildMode,
        contract: contractVersion,
        oldestContract: oldestContractVersion,
        scripts,
        startPage,
        reports,
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
const shellFirst = (one: ScriptFile, other: ScriptFile) => Number(isShell(other)) - Number(isShell(one));

const isShell = ({ file }: ScriptFile) => file.startsWith('static/js/shell.');
