import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { federationName, type SectionDeclaration } from '../contract/section.ts';
import { baseBuild, externalOnNode } from './baseBuild.ts';
import { dist, hotOrigin } from './dist.ts';
import { federationEsm } from './federationEsm.ts';
import { answerWhenHot } from './hotServer.ts';
import { writeLocalizedPages } from './localizedPages.ts';
import { singletonModules } from './singletons.ts';
import { writeSectionRelease } from './writeSectionRelease.ts';

/** Under `npm run dev` a container brings its own runtime: reloading hot needs parts that visitors do not. */
const isHot = hotOrigin !== undefined;

/** Name of a hot section's container: nothing is hashed then. */
export const hotEntry = 'remoteEntry.js';

/**
 * The build of a section: `dist/web` for browsers, `dist/node` for the composer, `section.json` for the shell.
 * Use it as the whole `rsbuild.config.ts` of a section.
 */
export function sectionBuild(section: SectionDeclaration, folder: string): RsbuildConfig {
  const pages = writeLocalizedPages(section.routes, folder, join(folder, dist, 'pages'));

  return defineConfig({
    ...baseBuild(section.name),
    plugins: [
      ...baseBuild(section.name).plugins,
      writeSectionRelease(section, folder),
      answerWhenHot({ declaration: section }),
    ],
    environments: {
      web: {
        source: { entry: { section: './src/section.ts' } },
        output: { target: 'web', distPath: { root: `${dist}/web` } },
        // A chunk a page, whole: one that several share compresses 0.9 kB worse and is a second request.
        splitChunks: { preset: 'none', chunks: 'async', cacheGroups: { default: false } },
        tools: {
          rspack: [
            { plugins: [federation(section.name, pages), federationEsm] },
            // The container is all that is loaded; hot, the entry reloads it.
            (config) => {
              if (!isHot) config.entry = {};
            },
          ],
          htmlPlugin: false,
        },
      },
      node: {
        source: { entry: pages },
        output: {
          target: 'node',
          module: true,
          distPath: { root: `${dist}/node` },
          filename: { js: '[name].mjs' },
          minify: false,
          externals: externalOnNode,
        },
      },
    },
  });
}

const federation = (name: string, pages: Record<string, string>) =>
  new ModuleFederationPlugin({
    name: federationName(name),
    filename: isHot ? hotEntry : 'remoteEntry.[contenthash:10].js',
    exposes: Object.fromEntries(Object.entries(pages).map(([page, module]) => [`./${page}`, module])),
    shared: Object.fromEntries(
      singletonModules.map((module) => [
        module,
        { singleton: true, requiredVersion: false, ...(isHot ? {} : { import: false }) },
      ]),
    ),
    shareStrategy: 'loaded-first',
    runtimePlugins: [join(import.meta.dirname, 'retryChunk.ts')],
    dts: false,
    experiments: isHot
      ? {}
      : {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
  });
