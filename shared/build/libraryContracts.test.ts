import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createRsbuild, rspack } from '@rsbuild/core';
import { beforeAll, expect, test } from 'vitest';
import type { BuiltSection } from '../contract/release.ts';
import { federationEsm } from './federationEsm.ts';
import { sectionBuild } from './sectionBuild.ts';

/** What the site needs of Rsbuild, Rspack and Module Federation. After an upgrade, these say which part changed. */
const pages = ['One', 'Two', 'Three', 'Four'];
let folder: string;
let built: BuiltSection;
let entry: string;

/** Builds a section in a folder of its own, and returns that. */
async function buildTrial() {
  const trial = mkdtempSync(join(tmpdir(), 'section-'));
  mkdirSync(join(trial, 'src'));
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(trial, 'node_modules'));
  writeFileSync(join(trial, 'package.json'), JSON.stringify({ name: 'mf-trial', type: 'module' }));
  writeFileSync(join(trial, 'src/section.ts'), 'export {};');
  const head = { title: '', description: '', keywords: '' };
  const routes = pages.map((page) => {
    const code = `import { useId } from 'react';\nexport const ${page} = () => '${page}' + useId();`;
    writeFileSync(join(trial, `src/${page}.tsx`), code);
    return { path: `/${page}`, module: `./src/${page}.tsx`, prerender: true, head: { en: head } } as const;
  });
  writeFileSync(join(trial, 'src/content.en.ts'), 'export const content = {};');
  const section = { name: 'mf-trial', label: { en: 'Trial' }, routes } as const;
  const config = { ...sectionBuild(section, trial), mode: 'production', logLevel: 'error' } as const;
  const rsbuild = await createRsbuild({ cwd: trial, config });
  const { close } = await rsbuild.build();
  await close();
  return trial;
}

const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

beforeAll(async () => {
  folder = await buildTrial();
  built = JSON.parse(read('section.json'));
  entry = read(`web/${built.entry.file}`);
});

test('a section built twice is the same byte for byte, with the integrity of its chunks in order', async () => {
  const again = await buildTrial();
  const files = (trial: string) =>
    readdirSync(join(trial, 'dist'), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => relative(trial, join(file.parentPath, file.name)))
      .map((file) => [file, readFileSync(join(trial, file), 'utf8')]);
  expect(files(again)).toEqual(files(folder));
  const integrity = /sriHashes=\{(.*?)\}/.exec(entry)?.[1]?.split(',') ?? [];
  expect(integrity).toHaveLength(pages.length);
  // Names have quotation marks where they are sorted, and come before numbers.
  const [numbers, names] = [/^\d/, /^\D/].map((kind) => integrity.filter((chunk) => kind.test(chunk)).sort());
  expect(integrity).toEqual([...(names ?? []), ...(numbers ?? [])]);
});

test.each([
  ['leaves the federation runtime to the shell', /_FEDERATION_RUNTIME_CORE/],
  ['makes a container under its global name', /(?:^|;|\n)var mf_trial\b/],
  ['creates its scripts by a Trusted Types policy of its own name', /createPolicy\("mf-trial"/],
  ['loads chunks by the file name that the retry plugin gives', /\?attempt=/],
])('an entry %s', (_, code) => expect(entry).toMatch(code));

test('an entry has about 7 kB', () => expect(built.entry.bytes).toBeLessThan(8000));

test("an entry checks the integrity of its page's scripts", () => {
  const [script] = built.routes[0]?.pages.en.scripts ?? [];
  expect(script?.integrity).toMatch(/^sha384-/);
  expect(entry).toContain(script?.integrity);
});

test('singletons are not bundled, neither for browsers nor for the composer', () => {
  const scripts = readdirSync(join(folder, 'dist/web/static/js/async'));
  for (const script of scripts)
    expect(read(`web/static/js/async/${script}`)).not.toContain('react.transitional');
  const onNode = readdirSync(join(folder, 'dist/node')).map((file) => read(`node/${file}`));
  expect(onNode.join('')).toMatch(/from ?"react"/);
});

test('the packages in a build are named with their licences', () => {
  expect(read('web/licenses.txt')).toMatch(
    /^@module-federation\/webpack-bundler-runtime \d.*, MIT\n\nMIT License/m,
  );
});

test('a build for which the ES modules of the federation runtime need not be chosen fails', async () => {
  writeFileSync(join(folder, 'entry.js'), 'export {};');
  const error = await new Promise((resolve) => {
    rspack.rspack(
      { context: folder, entry: './entry.js', output: { path: folder }, plugins: [federationEsm] },
      (failure, stats) => resolve(failure?.message ?? stats?.compilation.errors[0]?.message),
    );
  });
  expect(error).toContain('No CommonJS of the federation runtime is requested');
});
