import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { dist } from './dist.ts';

/** Writes what `draw` returns, by path, to `dist/files`: the section declares these paths among its files. */
export const writeFiles = (
  folder: string,
  draw: () => Promise<readonly (readonly [path: string, content: string | Buffer])[]>,
): RsbuildPlugin => ({
  name: 'files-at-root',
  setup(api) {
    api.onAfterBuild(async () => {
      for (const [path, content] of await draw()) {
        const file = join(folder, dist, 'files', path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    });
  },
});
