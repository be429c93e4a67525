import type { SectionInBrowser } from 'shared/contract/release';
import { expect, test } from 'vitest';
import { routeOf } from './routeOf.ts';

const section: SectionInBrowser = {
  name: 'mf-gallery',
  label: 'The photo gallery',
  version: 'a1',
  base: '/',
  entry: { file: 'remoteEntry.js', integrity: '', bytes: 0 },
  routes: ['/gallery', '/gallery/:albumId'].map((path) => ({
    path,
    page: 'Page',
    head: { title: '', description: '', keywords: '' },
    scripts: [],
  })),
};

test.each([
  ['/gallery', '/gallery'],
  ['/gallery/', '/gallery'],
  ['/gallery/72c99fe8-1bb1-58c1-a645-941f9d17ac65', '/gallery/:albumId'],
  ['/gallery/a/b', '*'],
  ['/secret', '*'],
])('%s is reported as %s', (path, route) => {
  expect(routeOf([section], path)).toBe(route);
});
