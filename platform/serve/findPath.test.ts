import { expect, test } from 'vitest';
import type { ComposedPath } from '../publish/hosts/hostedPaths.ts';
import { findPath } from './findPath.ts';

const composed = (path: string): ComposedPath => ({
  path,
  file: `${path}.html`,
  status: path.endsWith('*') ? 404 : 200,
  type: 'text/html',
  headers: {},
});
const paths = ['/', '/about', '/gallery', '/gallery/:albumId', '*', '/bn', '/bn/about', '/bn/*'].map(
  composed,
);
const found = (path: string) => findPath(paths, path).path;

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/gallery', '/gallery'],
  ['/gallery/some-album', '/gallery/:albumId'],
  ['/gallery/some-album/', '/gallery/:albumId'],
  ['/about/extra/deep', '*'],
  ['/index.php', '*'],
  ['/gallery/a/b/c', '*'],
  ['/*', '*'],
  ['//about', '*'],
  ['/bn', '/bn'],
  ['/bn/', '/bn'],
  ['/bn/about/', '/bn/about'],
  ['/bn/about/extra', '/bn/*'],
  ['/bnx', '*'],
])('%s is served by the page %s', (path, page) => {
  expect(found(path)).toBe(page);
});
