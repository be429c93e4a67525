import { readFileSync, writeFileSync } from 'node:fs';
import { testSite } from 'shared/testing/testSite';
import { afterEach, expect, test, vi } from 'vitest';
import { namesIn } from '../files.ts';
import { renderSection } from './renderSection.ts';
import { emptyStore, publishTestSection, publishTestShell } from './testStore.ts';

const store = emptyStore();
const shell = publishTestShell(store);

afterEach(() => vi.unstubAllEnvs());

/** The markup of a section whose page module is `code`. */
async function render(code: string, timeoutMs?: number) {
  const section = publishTestSection(store, code, {}, code);
  const [page] = await renderSection(store, { shell, site: testSite }, section, timeoutMs);
  return page?.markup;
}

test('a page is rendered once, and again where what was kept is damaged', async () => {
  const code = 'export const OnePage = () => String(Math.random())';
  const first = await render(code);
  expect(await render(code)).toBe(first);
  for (const name of namesIn(store.path('rendered'))) {
    const file = store.path('rendered', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\d{5}/, '12345'));
  }
  expect(await render(code)).toMatch(/^0\./);
  expect(await render(code)).not.toBe(first);
});

test.each([
  ['ends the process', 'process.exit(0)', 'its code ended the process (exit status 0)'],
  [
    'changes a built-in object',
    "String.prototype.replaceAll = () => ''",
    'Cannot assign to read only property',
  ],
  ['reads a file', "process.getBuiltinModule('fs').readFileSync('/etc/hostname')", 'Access to this API'],
  ['writes a file', "process.getBuiltinModule('fs').writeFileSync('/tmp/written', '')", 'Access to this API'],
  ['starts a program', "process.getBuiltinModule('child_process').execFileSync('id')", 'Access to this API'],
])('a page that %s is refused', async (_, statement, problem) => {
  await expect(render(`export const OnePage = () => { ${statement}; return 'one'; }`)).rejects.toThrow(
    `mf-one: /one cannot be prerendered: ${problem}`,
  );
});

test('a page that never ends is refused, and one that leaves a timer behind is not waited for', async () => {
  const late = 'mf-one: /one cannot be prerendered: it was not rendered after 3 s';
  await expect(render('for (;;); export const OnePage = 1', 3000)).rejects.toThrow(late);
  expect(await render("setInterval(() => {}, 1000); export const OnePage = () => 'one'")).toBe('one');
});

test('styles that would end their own element are refused', async () => {
  await expect(
    render("export const css = 'a{content:\"</STYLE><script>\"}'; export const OnePage = () => 'one'"),
  ).rejects.toThrow('mf-one: /one cannot be prerendered: its styles contain </style');
});

test('a page sees no environment variable of the deploy', async () => {
  vi.stubEnv('SUPABASE_SERVICE_KEY', 'secret');
  expect(await render('export const OnePage = () => Object.keys(process.env).join()')).toBe('NODE_ENV');
});
