import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { hotOrigin, isDevelopment } from './dist.ts';
import { hotServer } from './hotServer.ts';
import { sharedModuleIds } from './sharedModuleIds.ts';
import { singletonModules } from './singletons.ts';
import { sortedIntegrity } from './sortedIntegrity.ts';

/** Below the 7 seconds after which the shell gives up a page. */
const chunkLoadTimeoutMs = 6000;

/** What the shell's build and a section's have in common. */
export const baseBuild = (policyName: string) =>
  ({
    plugins: [
      pluginReact({
        // Of each JSX runtime the shell provides one to the sections, in development too.
        swcReactOptions: { importSource: '@emotion/react', development: false },
        fastRefresh: hotOrigin !== undefined,
      }),
    ],
    output: {
      assetPrefix: 'auto',
      filenameHash: 'contenthash:10',
      legalComments: 'none',
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
      sourceMap: { js: isDevelopment ? false : 'hidden-source-map' },
      overrideBrowserslist: ['chrome >= 109', 'firefox >= 115', 'safari >= 16.4', 'ios_saf >= 16.4'],
      cleanDistPath: true,
    },
    performance: { printFileSize: false },
    ...(hotOrigin
      ? hotServer(hotOrigin)
      : { dev: { assetPrefix: 'auto' }, security: { sri: { enable: true, algorithm: 'sha384' } } }),
    tools: {
      rspack: (config) => {
        config.output = {
          ...config.output,
          chunkLoadTimeout: chunkLoadTimeoutMs,
          crossOriginLoading: 'anonymous',
          trustedTypes: { policyName },
          // React refresh starts once for each name: without one, the shell's would be the only one on a page.
          ...(hotOrigin && { uniqueName: policyName }),
        };
        config.plugins.push(sortedIntegrity, sharedModuleIds);
      },
    },
  }) satisfies RsbuildConfig;

/** On Node the singletons are resolved when a page is composed. Everything else is bundled. */
export const externalOnNode: Rspack.ExternalItem[] = [
  ({ request }, callback) =>
    request && (singletonModules.includes(request) || /^(@emotion|react|react-dom)\//.test(request))
      ? callback(undefined, request, 'module-import')
      : callback(),
];
