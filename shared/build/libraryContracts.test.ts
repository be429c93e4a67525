import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild, rspack } from '@rsbuild/core';
import { beforeAll, expect, test } from 'vitest';
import type { BuiltSection } from '../contract/release.ts';
import { federationEsm } from './federationEsm.ts';
import { sectionBuild } from './sectionBuild.ts';

/** What the site needs of Rsbuild, Rspack and Module Federation. After an upgrade, these say which part changed. */
const folder = mkdtempSync(join(tmpdir(), 'section-'));
const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
let built: BuiltSection;
let entry: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'src'));
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'mf-trial', type: 'module' }));
  writeFileSync(join(folder, 'src/section.ts'), 'export {};');
  writeFileSync(
    join(folder, 'src/Page.ts'),
    "import { useId } from 'react';\nexport const Page = () => useId();",
  );
  const head = { title: '', description: '', keywords: '' };
  const route = { path: '/trial', page: 'Page', module: './src/Page.ts', prerender: true, head } as const;
  const section = { name: 'mf-trial', label: 'Trial', routes: [route] } as const;
  const config = { ...sectionBuild(section, folder), mode: 'production', logLevel: 'error' } as const;
  const rsbuild = await createRsbuild({ cwd: folder, config });
  const { close } = await rsbuild.build();
  await close();
  built = JSON.parse(read('section.json'));
  entry = read(`web/${built.entry.file}`);
});

test.each([
  ['leaves the federation runtime to the shell', /_FEDERATION_RUNTIME_CORE/],
  ['makes a container under its global name', /(?:^|;|\n)var mf_trial\b/],
  ['creates its scripts by a Trusted Types policy of its own name', /createPolicy\("mf-trial"/],
  ['loads chunks by the file name that the retry plugin gives', /\?attempt=/],
])('an entry %s', (_, code) => expect(entry).toMatch(code));

test('an entry has about 7 kB', () => expect(built.entry.bytes).toBeLessThan(8000));

test("an entry checks the integrity of its page's scripts", () => {
  const [script] = built.routes[0]?.scripts ?? [];
  expect(script?.integrity).toMatch(/^sha384-/);
  expect(entry).toContain(script?.integrity);
});

test('singletons are not bundled, neither for browsers nor for the composer', () => {
  const scripts = readdirSync(join(folder, 'dist/web/static/js/async'));
  for (const script of scripts)
    expect(read(`web/static/js/async/${script}`)).not.toContain('react.transitional');
  expect(read('node/Page.mjs')).toMatch(/from ?"react"/);
});

test('the packages in a build are named with their licences', () => {
  expect(read('web/licenses.txt')).toMatch(
    /^@module-federation\/webpack-bundler-runtime \d.*, MIT\n\nMIT License/m,
  );
});

test('a build without the ESM build of the federation runtime fails', async () => {
  writeFileSync(join(folder, 'entry.js'), 'export {};');
  const error = await new Promise((resolve) => {
    rspack.rspack(
      { context: folder, entry: './entry.js', output: { path: folder }, plugins: [federationEsm()] },
      (failure, stats) => resolve(failure?.message ?? stats?.compilation.errors[0]?.message),
    );
  });
  expect(error).toContain('is not in the bundle');
});
