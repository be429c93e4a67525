import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeBelow } from '../../files.ts';
import { checkHostLimits } from './hostLimits.ts';

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');
const rules = (count: number) => lines(count, (index) => `/${index}\n  A: b\n`);
const static2000 = lines(2_000, (index) => `/${index} / 301`);
const dynamic100 = lines(100, (index) => `/${index}/:id / 301`);
const tip = (count: number) =>
  new Map([...Array(count).keys()].map((index) => [`public/_sections/${index}`, '']));

function problems(written: Readonly<Record<string, string>>, files = tip(0), removed: string[] = []) {
  const folder = temporaryFolder();
  const all = { _headers: '', _redirects: '', ...written };
  for (const [file, content] of Object.entries(all)) writeBelow(join(folder, 'public', file), content);
  return checkHostLimits({ files, path: (...parts) => join(folder, ...parts) }, removed);
}

test('a release that every host takes has no problem', () => {
  const largest = {
    _headers: rules(100),
    _redirects: static2000 + dynamic100,
    'a.pdf': 'x'.repeat(25 * 2 ** 20),
  };
  expect(problems(largest, tip(19_998), ['public/_sections/0'])).toEqual([]);
});

test.each([
  ['101 rules in _headers', { _headers: rules(101) }],
  ['2001 redirects', { _redirects: `${static2000}/x / 301\n` }],
  ['101 redirects with a placeholder', { _redirects: `${dynamic100}/x/* / 301\n` }],
  ['2006 characters in a line of _headers,   A: xxx', { _headers: `/\n  A: ${'x'.repeat(2_001)}\n` }],
  ['1001 characters in a line of _redirects, /xxx', { _redirects: `/${'x'.repeat(1_000)}\n` }],
  ['26214401 bytes in public/a.pdf', { 'a.pdf': 'x'.repeat(25 * 2 ** 20 + 1) }],
])('%s are refused with what to do', (what, written) => {
  expect(problems(written)).toEqual([
    expect.stringMatching(`^The release has ${what}.*; Cloudflare Pages takes \\d+ at most\\. .*\\.$`),
  ]);
});

test('more files than a host takes are refused, old versions counted', () => {
  expect(problems({}, tip(19_999))).toEqual([expect.stringContaining('20001 files')]);
});
