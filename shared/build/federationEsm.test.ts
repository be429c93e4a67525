import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rsbuild/core';
import { expect, test } from 'vitest';
import { federationEsm } from './federationEsm.ts';

/** The error of a build of this source; undefined where it succeeds. */
function build(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'federation-'));
  writeFileSync(join(folder, 'entry.js'), source);
  const { rspack: run } = rspack;
  return new Promise((resolve) => {
    run(
      {
        context: import.meta.dirname,
        entry: join(folder, 'entry.js'),
        output: { path: folder },
        plugins: [federationEsm()],
      },
      (error, stats) => resolve(error?.message ?? stats?.compilation.errors[0]?.message),
    );
  });
}

test('a build without the ESM build of the federation runtime fails', async () => {
  expect(await build('export {};')).toContain('is not in the bundle');
});
