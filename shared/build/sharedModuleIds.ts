import type { Rspack } from '@rsbuild/core';

const name = 'SharedModuleIds';

/**
 * Rspack 2.3 derives a module's id from its identifier, and those of shared modules contain the checkout's path: the same
 * source built elsewhere would be another version, a few bytes longer or shorter. Here they are numbered.
 */
export const sharedModuleIds: Rspack.RspackPluginInstance = {
  apply(compiler) {
    const { context } = compiler;
    compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
      hooks.beforeModuleIds.tap(name, (modules) => {
        [...modules]
          .map((module) => ({ module, ident: module.libIdent({ context }) ?? '' }))
          .filter(({ ident }) => /^(webpack\/sharing|@module-federation\/runtime)\//.test(ident))
          .sort((a, b) => (a.ident < b.ident ? -1 : 1))
          .forEach(({ module }, id) => void Object.assign(module, { id }));
      });
    });
  },
};
