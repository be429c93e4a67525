import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const packages = ['react', 'react-dom', '@emotion/react'] as const;

/** Modules of which a page may hold one copy only. The shell provides each; sections never bundle them. */
export const singletonModules: readonly string[] = [
  ...packages,
  'react/jsx-runtime',
  '@emotion/react/jsx-runtime',
  'shared/router',
];

/** Versions of the singleton packages installed for the package in `folder`. */
export function installedSingletons(folder: string): Record<string, string> {
  const require = createRequire(join(folder, 'package.json'));
  return Object.fromEntries(
    packages.map((name) => {
      const manifest: { version: string } = JSON.parse(
        readFileSync(require.resolve(`${name}/package.json`), 'utf8'),
      );
      return [name, manifest.version];
    }),
  );
}
