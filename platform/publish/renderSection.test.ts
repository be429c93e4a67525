import { testSite } from 'shared/testing/testSite';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyRepository, publishTestSection, publishTestShell } from '../testing/testRepository.ts';
import { withTree } from './git.ts';
import { renderSection } from './renderSection.ts';

const repository = await emptyRepository();

afterEach(() => vi.unstubAllEnvs());

/** The markup of a section whose page module is `code`, rendered `times`. */
const renderTimes = (times: number, code: string, timeoutMs?: number) =>
  withTree(repository, async (tree) => {
    const shell = publishTestShell(tree.path());
    const section = publishTestSection(tree.path(), code, {}, code);
    const markup: (string | undefined)[] = [];
    while (markup.length < times) {
      const [page] = await renderSection(tree, { shell, site: testSite }, section, timeoutMs);
      markup.push(page?.rendered.markup);
    }
    return markup;
  });

const render = async (code: string, timeoutMs?: number) => (await renderTimes(1, code, timeoutMs))[0];

test('a page is rendered once', async () => {
  const [first, second] = await renderTimes(2, 'export const OnePage = () => String(Math.random())');
  expect(first).toMatch(/^0\./);
  expect(second).toBe(first);
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

const styled = (css: string, attributes: string) =>
  render(`export const css = ${JSON.stringify(css)}, attributes = ${JSON.stringify(attributes)};
    export const OnePage = () => 'one'`);
const ofGlobal = ' data-emotion="s-global 1abc"';

test.each([
  ['would end their own element', 'a{content:"</STYLE><script>"}', '', 'its styles contain </style'],
  [
    'are for every page',
    'h1{color:red;}',
    ofGlobal,
    'its Global of @emotion/react would style every page: h1{',
  ],
])('styles that %s are refused', async (_, css, attributes, problem) => {
  await expect(styled(css, attributes)).rejects.toThrow(`mf-one: /one cannot be prerendered: ${problem}`);
  expect(await styled('@keyframes a{from{top:0;}}', attributes)).toBe('one');
});

test('a page sees no environment variable of the deploy', async () => {
  vi.stubEnv('SUPABASE_SERVICE_KEY', 'secret');
  expect(await render('export const OnePage = () => Object.keys(process.env).join()')).toBe('NODE_ENV');
});
