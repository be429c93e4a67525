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
        const shared = [...modules]
          .map((module) => ({ module, identifier: module.libIdent({ context }) ?? '' }))
          .filter(({ identifier }) => /^(webpack\/sharing|@module-federation\/runtime)\//.test(identifier))
          .sort((a, b) => (a.identifier < b.identifier ? -1 : 1));
        for (const [id, { module }] of shared.entries()) Object.assign(module, { id });
      });
    });
  },
};
