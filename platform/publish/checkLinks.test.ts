import { expect, test } from 'vitest';
import { checkLinks } from './checkLinks.ts';
import type { ComposedPath } from './hosts/hostedPaths.ts';

const host = 'https://school.example';

const composed = (path: string, changes: Partial<ComposedPath> = {}): ComposedPath => ({
  path,
  file: '',
  status: 200,
  type: 'text/html',
  headers: {},
  ...changes,
});

const paths = [
  ...['/', '/about', '/albums/:id', '/A.pdf'].map((path) => composed(path)),
  composed('/old/:id', { status: 301, to: '/albums/:id' }),
  composed('/gone', { status: 410 }),
  composed('*', { status: 404 }),
];

const problemsOf = (link: string, of = '/about') =>
  checkLinks(
    host,
    { paths, markups: new Map([[of, `<main id="it&#x27;s"><a class="x" href="${link}">x</a></main>`]]) },
    (path) => path === '/_sections/a.svg',
  );

test.each([
  '/',
  '/about/?a=1&amp;b=2#it&#x27;s',
  '#it&#x27;s',
  '/albums/7#photo',
  '/old/7',
  '/A.pdf',
  '/_sections/a.svg',
  `${host}/about`,
  'https://elsewhere.example/x',
  'mailto:office@school.example',
])('a link to %s leads somewhere', (link) => {
  expect(problemsOf(link)).toEqual([]);
});

test.each([
  '/nowhere',
  'nowhere',
  '/about#missing',
  '#missing',
  '/gone',
  '/_sections/b.svg',
  `${host}/nowhere`,
  'http://[',
])('a link to %s is refused', (link) => {
  expect(problemsOf(link)).toEqual([
    `The link ${link} of /about leads to nothing. Correct it in the page, or in the shell's menus and footer, or deploy first what it leads to.`,
  ]);
});

test('links of the 404 page are checked, and one that is on several pages is named once', () => {
  const markups = new Map(
    ['*', '/'].map((path) => [path, '<a href="/nowhere">x</a><a href="#main" id="main">']),
  );
  expect(checkLinks(host, { paths, markups }, () => false)).toEqual([
    expect.stringContaining('The link /nowhere of *, / leads to nothing.'),
  ]);
});

test('markup that never closes its links is read once, not from each link to the end', () => {
  const markups = new Map([['/', '<a '.repeat(1_000_000)]]);
  expect(checkLinks(host, { paths, markups }, () => false)).toEqual([]);
});
