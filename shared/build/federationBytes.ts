import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';

const runtimeModule = /(@module-federation[\\/][\w-]+[\\/]dist[\\/]|hoist-non-react-statics[\\/]dist[\\/])/;

/** Packages whose ESM build does not lie beside the CommonJS one under the same name. */
const esmFile = (resource: string) => {
  if (resource.includes('error-codes')) return resource.replace(/\.cjs$/, '.mjs');
  return resource
    .replace(
      /webpack-bundler-runtime([\\/])dist[\\/]index\.cjs$/,
      'webpack-bundler-runtime$1dist$1bundler.cjs',
    )
    .replace(/\.cjs$/, '.js');
};

/** Parts that the site never comes to, each with the small module in `federationParts` that stands in for it. */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/, 'SnapshotHandler.js'],
  [/runtime-core\/dist\/helpers\.js$/, 'helpers.js'],
  [/runtime-core\/dist\/utils\/preload\.js$/, 'preload.js'],
  [/runtime-core\/dist\/utils\/semver\/index\.js$/, 'semver.js'],
  [/sdk\/dist\/logger\.js$/, 'logger.js'],
  [/error-codes\/dist\/desc\.mjs$/, 'errorTexts.js'],
  [/webpack-bundler-runtime\/dist\/updateOptions\.js$/, 'updateOptions.js'],
  [/webpack-bundler-runtime\/dist\/(getUsedExports|getSharedFallbackGetter)\.js$/, 'treeShaking.js'],
  [/webpack-bundler-runtime\/dist\/init\.js$/, 'init.js'],
  [/webpack-bundler-runtime\/dist\/remotes\.js$/, 'remotes.js'],
  [/hoist-non-react-statics\/dist\/hoist-non-react-statics\.cjs\.js$/, 'hoistStatics.js'],
];

function smallest(resource: string) {
  const esm = esmFile(resource);
  const standIn = standIns.find(([pattern]) => pattern.test(esm.replaceAll('\\', '/')));
  return standIn ? join(import.meta.dirname, 'federationParts', standIn[1]) : esm;
}

/**
 * Rspack bundles the CommonJS build of the federation runtime, in which its optimisation flags remove
 * nothing: 27.2 kB an entry instead of 6.9. This replaces each of its modules with the ESM build's, and those that
 * nothing here calls with stand-ins.
 */
export function forceFederationEsm(config: Rspack.Configuration) {
  config.plugins?.push(
    new rspack.NormalModuleReplacementPlugin(runtimeModule, (module) => {
      if (module.createData?.resource) module.createData.resource = smallest(module.createData.resource);
    }),
  );
}

const require = createRequire(import.meta.url);
const routerFile = (file: string) =>
  join(dirname(require.resolve('react-router/package.json')), 'dist/production', file);

/** The production build of the router, whose package exports the development one to every bundler. */
export const routerAlias = () => ({
  'react-router$': routerFile('index.mjs'),
  'react-router/dom$': routerFile('dom-export.mjs'),
});
