import { expect, test } from 'vitest';
import { testRelease } from '../../testing/testRelease.ts';
import { pageHeaders, rootFileHeaders } from '../headers.ts';
import { type ComposedPath, hostedPaths } from './hostedPaths.ts';
import { headersFile, redirectsFile } from './staticHosts.ts';

const html = (path: string, file: string, style: string): ComposedPath => ({
  path,
  file,
  status: path === '*' ? 404 : 200,
  type: 'text/html; charset=utf-8',
  headers: pageHeaders(testRelease(), [style]),
});

const composed: ComposedPath[] = [
  html('/', 'index.html', 'a'),
  html('/about', 'about.html', 'b'),
  html('/gallery/:albumId', 'gallery/_albumId.html', 'c'),
  html('*', '404.html', 'd'),
  { path: '/A.pdf', file: 'A.pdf', status: 200, type: 'application/pdf', headers: rootFileHeaders },
];
const paths = hostedPaths(composed);
const rules = headersFile(paths);

const ruleOf = (path: string) => {
  const lines = rules.split('\n\n').find((rule) => rule.startsWith(`${path}\n`)) ?? '';
  return Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/: (.*)/s)),
  );
};

test('a page gets exactly its own headers from two rules, neither of which repeats one of the other', () => {
  for (const { path, headers } of composed.filter(({ path: each }) => each !== '*')) {
    const [common, own] = [ruleOf('/*'), ruleOf(path)];
    expect({ ...common, ...own }, path).toEqual(headers);
    expect(
      Object.keys(own).filter((name) => name in common),
      path,
    ).toEqual([]);
  }
});

test('hashed files may be kept for a year and read from another origin', () => {
  expect(ruleOf('/_sections/*')).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Access-Control-Allow-Origin': '*',
  });
});

const retired = ([['/old/:id', '/gallery/:id'], ['/gone']] as const).map(
  ([path, to]): ComposedPath => ({
    path,
    ...(to ? { status: 301, to } : { status: 410 }),
    file: '404.html',
    type: 'text/html',
    headers: rootFileHeaders,
  }),
);

test('a page with a parameter is one file for every address, and a redirect has its line', () => {
  expect(redirectsFile(hostedPaths([...composed, ...retired]))).toBe(
    [
      '/old/:id /gallery/:id 301',
      '/old/:id/ /gallery/:id 301',
      '/gallery/:albumId /gallery/_albumId 200',
      '/gallery/:albumId/ /gallery/:albumId 308',
      '',
    ].join('\n'),
  );
});
