import type { Rspack } from '@rsbuild/core';

const name = 'SortedIntegrity';
const integrityMap = /(?<=sriHashes\s*=\s*\{)[^}]*/;

/**
 * Rspack 2.3 writes the integrity of a build's chunks in an order that changes from build to build (measured: in 1 of
 * 20), so that a build of nothing new would be another version. This sorts them, before they are minified and hashed.
 */
export const sortedIntegrity: Rspack.RspackPluginInstance = {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          const found = integrityMap.exec(source.source().toString());
          if (!found) continue;
          const sorted = new sources.ReplaceSource(source);
          const [map] = found;
          sorted.replace(found.index, found.index + map.length - 1, map.split(',').sort().join(','));
          compilation.updateAsset(file, sorted);
        }
      });
    });
  },
};
