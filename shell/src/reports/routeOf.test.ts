import { testSectionInBrowser } from 'shared/testing/testSectionInBrowser';
import { expect, test } from 'vitest';
import { routeOf } from './routeOf.ts';

const section = testSectionInBrowser({ '/gallery': 'AlbumsPage', '/gallery/:albumId': 'AlbumPage' });

test.each([
  ['/gallery', '/gallery'],
  ['/gallery/', '/gallery'],
  ['/gallery/72c99fe8-1bb1-58c1-a645-941f9d17ac65', '/gallery/:albumId'],
  ['/gallery/a/b', '*'],
  ['/secret', '*'],
])('%s is reported as %s', (path, route) => {
  expect(routeOf([section], path)).toBe(route);
});
