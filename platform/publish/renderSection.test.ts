import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { version } from 'react';
import { listen } from 'shared/listen';
import { testSite } from 'shared/testing/testSite';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../files.ts';
import { emptyRepository, publishTestSection, publishTestShell } from '../testing/testRepository.ts';
import { withTree } from './git.ts';
import { boxedNode } from './renderBox.ts';
import { renderSection } from './renderSection.ts';

const repository = await emptyRepository();

afterEach(() => vi.unstubAllEnvs());

/** The markup of a section whose page module is `code`. */
const render = (code: string, timeoutMs?: number) =>
  withTree(repository, async (tree) => {
    const shell = publishTestShell(tree.path());
    const section = publishTestSection(tree.path(), code, {}, code);
    const [page] = await renderSection(tree, { shell, site: testSite }, section, timeoutMs);
    return page?.rendered.markup;
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
  [
    'starts a thread without restrictions',
    "new (process.getBuiltinModule('worker_threads').Worker)('1', { eval: true, execArgv: [] })",
    'Access to this API',
  ],
  [
    'answers in place of the shell',
    `process.getBuiltinModule('fs').writeSync(3, '{"rendered":{"head":""}}\\n')`,
    'what it rendered is no page',
  ],
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
  const names = await render('export const OnePage = () => Object.keys(process.env).join()');
  expect(names).toMatch(/^NODE_ENV,TZ(,PWD)?$/);
});

test('a page shares React and the router with the shell that renders it', async () => {
  const code = "import { version } from 'react'; import * as router from 'shared/router';";
  expect(await render(`${code} export const OnePage = () => version + Object.keys(router)`)).toBe(
    `${version}Link`,
  );
});

/** What the operating system leaves to code without Node's restrictions. */
test.runIf(process.platform === 'linux')('no other process, no network, no file', async () => {
  const { port, close } = await listen(0, (_request, response) => response.end());
  const attempt = (code: string) =>
    `await (async () => ${code})().then(String, ({ code, cause }) => cause?.code ?? code)`;
  const attempts = [
    'process.ppid',
    "process.getBuiltinModule('fs').readFileSync('/etc/passwd', 'utf8')",
    "process.getBuiltinModule('fs').readdirSync('/proc')",
    "process.getBuiltinModule('child_process').execFileSync('/bin/sh', ['-c', 'id'])",
    `(await fetch('http://127.0.0.1:${port}')).status`,
  ];
  const code = `console.log([${attempts.map(attempt)}].join())`;
  const [program = '', ...parameters] = await boxedNode(['--input-type=module', '-e', code], {}, []);
  const { stdout } = await promisify(execFile)(program, parameters);
  const remedy = 'Without bubblewrap nothing holds the code of sections: apt-get install bubblewrap';
  expect(stdout.trim(), remedy).toBe('1,ENOENT,ENOENT,ENOENT,ECONNREFUSED');
  await close();
});

test.runIf(process.platform === 'linux')('what the box shows stays as it is, also for root', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), 'whole');
  const folders = ['/bin', '/lib', '/lib64', '/usr'].filter((each) => existsSync(each));
  const command = `mount -o remount,rw,bind ${folder}; echo altered > ${folder}/file`;
  const code = `process.getBuiltinModule('child_process').spawnSync('sh', ['-c', '${command}'])`;
  const [program = '', ...parameters] = await boxedNode(['-e', code], { PATH: '/usr/bin:/bin' }, [
    ...folders,
    folder,
  ]);
  await promisify(execFile)(program, parameters);
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('whole');
});
