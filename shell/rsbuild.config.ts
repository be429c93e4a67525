import { defineConfig } from '@rsbuild/core';
import { baseBuild, externalOnNode } from 'shared/build/baseBuild';
import { dist, hotOrigin } from 'shared/build/dist';
import { answerWhenHot } from 'shared/build/hotServer';
import { bengaliFont, displayFont, forBengaliPages, forPages } from './build/displayFont.ts';
import { writeIcons } from './build/writeIcons.ts';
import { writeShellRelease } from './build/writeShellRelease.ts';

const folder = import.meta.dirname;
const base = baseBuild('shell');

export default defineConfig({
  ...base,
  plugins: [...base.plugins, writeIcons(folder), writeShellRelease(folder), answerWhenHot({})],
  environments: {
    web: {
      source: {
        entry: {
          shell: hotOrigin ? './src/development.tsx' : './src/main.ts',
          startPage: './src/early/main.ts',
          reports: './src/reports/main.ts',
        },
        // What Module Federation's plugin defines for `experiments.optimization`.
        define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: JSON.stringify('web') },
      },
      output: {
        target: 'web',
        distPath: { root: `${dist}/web` },
        // The development document links no stylesheet.
        injectStyles: hotOrigin !== undefined,
        manifest: true,
        copy: [
          { from: displayFont, to: 'tiro-bangla-latin.woff2', transform: forPages },
          { from: bengaliFont, to: 'tiro-bangla-bengali.woff2', transform: forBengaliPages },
        ],
      },
      splitChunks: hotOrigin
        ? false
        : {
            preset: 'none',
            chunks: ({ name }) => name === 'shell',
            cacheGroups: {
              default: false,
              defaultVendors: false,
              libraries: {
                name: 'libraries',
                test: /[\\/]node_modules[\\/](?!@module-federation)/,
                enforce: true,
              },
            },
          },
      // Files that a style names lie where the page does, whatever serves it.
      tools: {
        htmlPlugin: false,
        cssLoader: { url: false },
      },
    },
    node: {
      source: { entry: { renderPage: './src/prerender/renderPage.tsx', router: '../shared/router.ts' } },
      output: {
        target: 'node',
        module: true,
        distPath: { root: `${dist}/node` },
        filename: { js: '[name].mjs' },
        minify: false,
        externals: [...externalOnNode, { 'react-router-dom': 'module-import react-router-dom' }],
      },
    },
  },
});
