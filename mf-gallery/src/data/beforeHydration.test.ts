import { testSite } from 'shared/testing/testSite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beforeHydration as beforeAlbum } from '../AlbumPage.tsx';
import { beforeHydration as beforeAlbums } from '../AlbumsPage.tsx';
import { content } from '../content.en.ts';
import { albumRowOf, fakeBackend, photoRowOf } from '../testing/fakeBackend.ts';
import { queryClient } from './GalleryData.tsx';

beforeEach(() => queryClient.clear());
afterEach(() => history.replaceState(null, '', '/'));

/** The pictures that are preloaded, by the last part of their address. */
const preloaded = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) => href.replace(/^.*\//, ''));

test('the covers that a phone shows first are preloaded: of the group that comes first', async () => {
  const rows = [
    albumRowOf('a', 'Sports'),
    ...['b', 'c', 'd'].map((id) => albumRowOf(id, 'Vintage/Nostalgia')),
  ];
  fakeBackend({ albums: [{ rows }] });
  await beforeAlbums(testSite, content);
  expect(preloaded()).toEqual(['b.jpg', 'c.jpg']);
});

test('the photos that a phone shows first are preloaded', async () => {
  history.replaceState(null, '', '/gallery/one');
  fakeBackend({ gallery_images: [{ rows: ['a', 'b', 'c'].map((id) => photoRowOf(id)) }] });
  await beforeAlbum(testSite, content);
  expect(preloaded()).toEqual(['a.jpg', 'b.jpg']);
});

test('an album that cannot exist is not read', async () => {
  history.replaceState(null, '', '/gallery/a%0Ab');
  const sent = fakeBackend({});
  await beforeAlbum(testSite, content);
  expect(sent).toEqual([]);
});
