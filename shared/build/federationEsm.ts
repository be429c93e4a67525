import type { Rspack } from '@rsbuild/core';

const name = 'FederationEsm';
const runtime = /[\\/]@module-federation[\\/]/;
const commonJs = /\.cjs$/;

/**
 * Rspack 2.3 names the CommonJS build of the federation runtime, in which `experiments.optimization` removes nothing
 * (measured: 27 kB an entry instead of 7). This takes the ES modules that lie beside it, and fails the build when that
 * does not succeed or is no longer needed.
 */
export const federationEsm: Rspack.RspackPluginInstance = {
  apply(compiler) {
    const { resolve } = compiler.options;
    resolve.extensionAlias = { ...resolve.extensionAlias, '.cjs': ['.js', '.cjs'] };
    compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
      hooks.finishModules.tap(name, (modules) => {
        const parts = [...modules]
          .filter((module) => module instanceof compiler.webpack.NormalModule)
          .filter(({ resource }) => runtime.test(resource));
        const left = parts.find(({ resource }) => commonJs.test(resource));
        if (left) throw new Error(`${left.resource} has no ES module beside it. ${remedy}`);
        if (!parts.some(({ rawRequest }) => commonJs.test(rawRequest)))
          throw new Error(`No CommonJS of the federation runtime is requested. ${remedy}`);
      });
    });
  },
};

const remedy =
  'Correct shared/build/federationEsm.ts for the installed @rspack/core and @module-federation/enhanced, or remove it.';
