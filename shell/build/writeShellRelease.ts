import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { buildMode, dist, isDevelopment } from 'shared/build/dist';
import { overBudget, weigh } from 'shared/build/ownerBudget';
import { previousBuild } from 'shared/build/previousBuild';
import { scriptFile } from 'shared/build/scriptFile';
import { installedSingletons } from 'shared/build/singletons';
import { takeModuleBytes } from 'shared/build/takeModuleBytes';
import { type BuiltShell, contractVersion, type ScriptFile } from 'shared/contract/release';
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
      // Two builds of the same source write it differently, which would make another version. Nobody reads it.
      rmSync(join(web, 'mf-stats.json'), { force: true });
      const manifest: BuildManifest = JSON.parse(readFileSync(join(web, 'manifest.json'), 'utf8'));
      const scripts = runtimeFirst(manifest.entries.shell.initial.js).map((name) =>
        scriptFile(web, name.replace(/^\//, '')),
      );
      const apart = copyScripts(join(folder, dist, 'early'), web);
      const modules = takeModuleBytes(web, scripts);
      const built: BuiltShell = {
        mode: buildMode,
        contract: contractVersion,
        scripts,
        ...apart,
        trustedTypesPolicies: ['shell', ...policyNames],
        singletons: installedSingletons(folder),
        ...(modules ? { modules } : {}),
      };
      const file = join(folder, dist, 'shell.json');
      const complaint = isDevelopment ? undefined : overBudget('shell', weigh(built), previousBuild(file));
      if (complaint) throw new Error(complaint);
      writeFileSync(file, `${JSON.stringify(built, null, 2)}\n`);
    });
  },
});

/** The shell's own script starts the federation runtime while React, three times as large, is still on its way. */
const runtimeFirst = (scripts: readonly string[]) =>
  scripts.toSorted((one, other) => Number(isShell(other)) - Number(isShell(one)));

const isShell = (script: string) => /\/shell\.[^/]+$/.test(script);

const scriptsApart = ['startPage', 'reports'] as const;

/** They are built apart, so that nothing of the federation runtime comes with them, and served with the rest. */
function copyScripts(built: string, web: string): Partial<Record<(typeof scriptsApart)[number], ScriptFile>> {
  const folder = 'static/js';
  const files = readdirSync(join(built, folder));
  return Object.fromEntries(
    scriptsApart.map((script) => {
      const name = files.find((each) => each.split('.')[0] === script && each.endsWith('.js'));
      if (!name)
        throw new Error(`${built} holds no ${script} script. See environments.early in rsbuild.config.ts.`);
      cpSync(join(built, folder, name), join(web, folder, name));
      return [script, scriptFile(web, join(folder, name))];
    }),
  );
}
