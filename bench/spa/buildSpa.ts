import { createRsbuild, type Rspack } from '@rsbuild/core';
import { baseBuild } from 'shared/build/baseBuild';
import { scriptFile } from 'shared/build/scriptFile';
import type { ScriptFile } from 'shared/contract/release';
import { chunkName } from './writePages.ts';

export interface BuiltSpa {
  folder: string;
  scripts: readonly ScriptFile[];
  /** Scripts of a page beyond the bundle. */
  pageScripts(section: string, page: string): readonly ScriptFile[];
}

/** Where the bundle is served from. */
export const spaBase = '/_spa/';

/** The control: the same shell and pages as one application, a chunk a page, built with the same compiler settings. */
export async function buildSpa(folder: string, pagesFile: string): Promise<BuiltSpa> {
  const base = baseBuild('shell');
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    config: {
      ...base,
      source: { entry: { spa: './main.tsx' } },
      resolve: { alias: { 'spa-pages$': pagesFile } },
      output: {
        ...base.output,
        target: 'web',
        distPath: { root: folder },
        sourceMap: { js: false },
      },
      tools: { rspack: base.tools.rspack, htmlPlugin: false },
      logLevel: 'warn',
    },
  });
  const { stats, close } = await rsbuild.build();
  const groups = groupsOf(stats?.toJson({ all: false, chunkGroups: true, entrypoints: true }));
  await close();

  const initial = groups.get('spa');
  if (!initial) throw new Error('The build of the single bundle named no entry.');
  const toScripts = (files: readonly string[]) => files.map((file) => scriptFile(folder, file));
  return {
    folder,
    scripts: toScripts(initial),
    pageScripts(section, page) {
      const files = groups.get(chunkName(section, page));
      if (!files) throw new Error(`The single bundle has no chunk for ${section}/${page}.`);
      return toScripts(files.filter((file) => !initial.includes(file)));
    },
  };
}

function groupsOf(stats: Rspack.StatsCompilation | undefined) {
  const groups = { ...stats?.namedChunkGroups, ...stats?.entrypoints };
  return new Map(
    Object.entries(groups).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ]),
  );
}
