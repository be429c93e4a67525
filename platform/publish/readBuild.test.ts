import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSection } from 'shared/contract/release';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../files.ts';
import { testSection } from '../testing/testRelease.ts';
import { testBuild } from '../testing/testRepository.ts';
import { publishSection } from './publishVersion.ts';

const folder = temporaryFolder();
const published = (dist: string) => publishSection(folder, 'mf-one', dist);
const nothingWritten = () => expect(readdirSync(folder)).toEqual([]);

const route = (changes: object): Partial<BuiltSection> => ({
  routes: testSection().routes.map((each) => ({ ...each, pages: pageOf({}), ...changes })),
});
const head = { title: 'a', description: 'a', keywords: 'a' };
const pageOf = (changes: object) => ({ en: { page: 'OnePage', head, scripts: [], ...changes } });
const routeAt = (path: string) => route({ path });
const file = (changes: object): Partial<BuiltSection> => ({
  files: [{ path: '/a.pdf', file: 'a.pdf', type: 'application/pdf', ...changes }],
});
const script = { file: 'entry.js', integrity: `sha384-${'a'.repeat(64)}`, bytes: 1 };

test.each<[string, Partial<BuiltSection>, RegExp]>([
  ['the name of the shell', { name: 'shell' }, /name is "shell"\. It must be mf- and lower-case words/],
  ['a name that leads out of the tree', { name: '../../x' }, /name is "\.\.\/\.\.\/x"/],
  ['a route that leads out', routeAt('/../../x'), /routes\.0\.path is "\/\.\.\/\.\.\/x"\. It must be made/],
  ['a route with a slash at the end', routeAt('/about/'), /routes\.0\.path/],
  ['every path', routeAt('*'), /The path \* belongs to the shell/],
  ['every path below', routeAt('/*'), /The path \* belongs to the shell/],
  ['a route that is no pattern', routeAt('/old(er/:id'), /routes\.0\.path/],
  ['a route in Bengali', routeAt('/খবর'), /because hosts differ in how they serve others/],
  ['a component that is a path', route({ pages: pageOf({ page: '../x' }) }), /routes\.0\.pages/],
  ['a title of a megabyte', route({ pages: pageOf({ head: { ...head, title: 'a'.repeat(1e6) } }) }), /title/],
  ['a picture elsewhere', route({ pages: pageOf({ head: { ...head, picture: '../x.svg' } }) }), /picture/],
  [
    'a locale that the site lacks',
    route({ pages: { ...pageOf({}), xx: pageOf({}).en } }),
    /shared\/contract\/locales/,
  ],
  ['a frame that begins a directive', route({ frames: ['https://a.example; script-src *'] }), /frames\.0/],
  ['the document of a page', file({ path: '/index.html' }), /files\.0\.path is "\/index\.html"/],
  ['a file that leads out', file({ path: '/../../releases/1.json' }), /files\.0\.path/],
  ['a worker', file({ path: '/sw.js' }), /files\.0\.path is "\/sw\.js"/],
  ['a drawing, which may hold scripts', file({ path: '/x.svg' }), /browsers run some/],
  ['a script by its type', file({ type: 'text/javascript' }), /files\.0\.type/],
  ['a file in a folder', file({ path: '/_sections/mf-two/a.js' }), /files\.0\.path/],
  ['a file of no locale', file({ path: '/fr/a.pdf' }), /files\.0\.path/],
  ['a file with a space', file({ path: '/Fees 2026.pdf' }), /because hosts differ/],
  ['a file with braces', file({ path: '/class{1,5}.pdf' }), /files\.0\.path/],
  ['a file of the machine', file({ file: '../../../etc/passwd' }), /files\.0\.file/],
  ['a type that begins a header', file({ type: 'text/plain\r\nX: 1' }), /files\.0\.type/],
  ['a script that is markup', { entry: { ...script, file: 'a.js"><script>' } }, /entry\.file/],
  ['no integrity', { entry: { ...script, integrity: '' } }, /entry\.integrity/],
  ['any policy', { trustedTypesPolicy: '*' }, /trustedTypesPolicy/],
  ['a policy twice', { trustedTypesPolicy: "'allow-duplicates'" }, /trustedTypesPolicy/],
])('%s is refused before anything is written', (_, changes, problem) => {
  expect(() => published(testBuild('one', changes))).toThrow(problem);
  nothingWritten();
});

test("another section's name is refused with what to write", () => {
  expect(() => published(testBuild('one', { name: 'mf-two' }))).toThrow(
    "mf-one: Its build is named mf-two. Write name: 'mf-one' in mf-one/src/section.ts.",
  );
  nothingWritten();
});

test.each([
  ['static/own.css', (file: string) => writeFileSync(file, ''), 'would style every page'],
  ['static/secret.txt', (file: string) => symlinkSync('/etc/passwd', file), 'is a link'],
  [
    'ছবি ১.svg',
    (file: string) => writeFileSync(file, ''),
    'must be made of letters a to z, digits, -, _ and .,',
  ],
])('the file %s in a build is refused', (name, create, problem) => {
  const dist = testBuild('one');
  mkdirSync(join(dist, 'web/static'));
  create(join(dist, 'web', name));
  expect(() => published(dist)).toThrow(`web/${name} ${problem}`);
  nothingWritten();
});

test('a build that lacks a file, or has another one than it names, is refused', () => {
  const dist = testBuild('one', file({}));
  writeFileSync(join(dist, 'web/one.js'), 'changed');
  rmSync(join(dist, 'node/OnePage.mjs'));
  expect(() => published(dist)).toThrow(
    /mf-one: web\/one\.js is not the file whose integrity.*\n.*no node\/OnePage\.mjs.*\n.*no files\/a\.pdf/,
  );
  nothingWritten();
});
