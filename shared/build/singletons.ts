import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Modules of which a page may hold one copy only. The shell provides each; sections never bundle them. */
const singletonPackages = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom'],
  'react-router-dom': ['react-router-dom'],
  '@emotion/react': ['@emotion/react', '@emotion/react/jsx-runtime'],
} as const;

const developmentModules = {
  react: ['react/jsx-dev-runtime'],
  '@emotion/react': ['@emotion/react/jsx-dev-runtime'],
} as const;

/** Every shared module name with the package whose version it carries. */
export function singletonModules(development: boolean) {
  const lists = development ? [singletonPackages, developmentModules] : [singletonPackages];
  return lists.flatMap((list: Record<string, readonly string[]>) =>
    Object.entries(list).flatMap(([packageName, modules]) =>
      modules.map((moduleName) => ({ moduleName, packageName })),
    ),
  );
}

/** Versions of the singleton packages installed for the package in `folder`. */
export function installedSingletons(folder: string): Record<string, string> {
  const require = createRequire(join(folder, 'package.json'));
  return Object.fromEntries(
    Object.keys(singletonPackages).map((packageName) => {
      const manifest = require.resolve(`${packageName}/package.json`);
      return [packageName, JSON.parse(readFileSync(manifest, 'utf8')).version as string];
    }),
  );
}
