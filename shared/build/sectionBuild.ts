import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { federationName } from '../contract/federationName.ts';
import type { SectionDeclaration } from '../contract/section.ts';
import { baseBuild, externalOnNode } from './baseBuild.ts';
import { dist, isDevelopment } from './dist.ts';
import { forceFederationEsm } from './federationBytes.ts';
import { singletonModules } from './singletons.ts';
import { writeSectionRelease } from './writeSectionRelease.ts';

/**
 * The build of a section: `dist/web` for browsers, `dist/node` for the composer, `section.json` for the shell.
 * Use it as the whole `rsbuild.config.ts` of a section.
 */
export function sectionBuild(section: SectionDeclaration, folder: string): RsbuildConfig {
  const pages = Object.fromEntries(section.routes.map(({ page, module }) => [page, module]));

  return defineConfig({
    ...baseBuild(section.name),
    plugins: [
      ...baseBuild(section.name).plugins,
      pluginModuleFederation(
        {
          name: federationName(section.name),
          filename: 'remoteEntry.[contenthash:10].js',
          exposes: Object.fromEntries(Object.entries(pages).map(([page, module]) => [`./${page}`, module])),
          shared: Object.fromEntries(
            singletonModules(isDevelopment).map(({ moduleName }) => [
              moduleName,
              { singleton: true, import: false, requiredVersion: false },
            ]),
          ),
          shareStrategy: 'loaded-first',
          dts: false,
          experiments: {
            externalRuntime: true,
            optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
          },
        },
        { environment: 'web' },
      ),
      writeSectionRelease(section, folder),
    ],
    environments: {
      web: {
        source: { entry: { section: './src/section.ts' } },
        output: { target: 'web', distPath: { root: `${dist}/web` } },
        splitChunks: { preset: 'none', chunks: 'async' },
        tools: { rspack: forceFederationEsm, htmlPlugin: false },
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
