import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Rspack } from '@rsbuild/core';

/** What Rspack names in every build with federation. */
const runtimeParts = ['@module-federation/runtime', '@module-federation/webpack-bundler-runtime'] as const;

/** What it adds where `provideExternalRuntime` is set. */
export const providerPart = '@module-federation/inject-external-runtime-core-plugin';

const name = 'FederationEsm';
const commonJs = /[\\/]@module-federation[\\/].*\.cjs$/;
const require = createRequire(import.meta.url);

/**
 * Rspack 2.3 bundles the CommonJS build of the federation runtime, in which `experiments.optimization` removes
 * nothing (measured: 27 kB an entry instead of 7). This names the ESM build that the same packages export, and fails
 * the build when that had no effect.
 */
export const federationEsm = (...added: readonly string[]): Rspack.RspackPluginInstance => ({
  apply(compiler) {
    const parts = [...runtimeParts, ...added];
    const esmFiles = parts.map((part) => fileURLToPath(import.meta.resolve(part)));
    compiler.options.resolve.alias = {
      ...compiler.options.resolve.alias,
      ...Object.fromEntries(
        // The runtime is imported by its name, the other parts by the file that `require` finds.
        parts.map((part, index) => [index === 0 ? part : require.resolve(part), esmFiles[index] ?? false]),
      ),
    };
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        const files = [...modules].map((module) => ('resource' in module ? String(module.resource) : ''));
        const problems = [
          ...esmFiles.filter((file) => !files.includes(file)).map((file) => `${file} is not in the bundle`),
          ...files.filter((file) => commonJs.test(file)).map((file) => `${file} is CommonJS`),
        ];
        if (problems.length === 0) return;
        throw new Error(
          `The federation runtime is not bundled from its ESM build: ${problems[0]}. Correct shared/build/federationEsm.ts for the installed versions of @rspack/core and @module-federation.`,
        );
      });
    });
  },
});
