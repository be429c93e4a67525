import type { BeforeHydration } from 'shared/contract/page';
import { testSite } from 'shared/testing/testSite';
import { afterEach, expect, test } from 'vitest';
import { beforeHydration as beforeAlbum } from '../album/albumPageModule.ts';
import { beforeHydration as beforeAlbums } from '../albums/albumsPageModule.ts';
import { albumRowOf, photoRowOf } from '../testing/fakeBackend.ts';
import { takeEarlyRead } from './earlyRead.ts';

afterEach(() => {
  document.head.replaceChildren();
  delete window.earlyReads;
});

function earlyAnswer(table: string, response: Response) {
  const address = `${testSite.supabase.url}/rest/v1/${table}?select=id`;
  window.earlyReads = new Map([
    [address, { startedAt: performance.now(), response: Promise.resolve(response) }],
  ]);
  return address;
}

/** The pictures that are asked for, by the last part of their address. */
async function picturesBefore(hydration: BeforeHydration) {
  await hydration(testSite);
  return [...document.head.querySelectorAll('link')].map(({ href }) => href.replace(/^.*\//, ''));
}

test('the covers that a phone shows first are asked for: of the group that stands first', async () => {
  const rows = [
    albumRowOf('a', 'Sports'),
    ...['b', 'c', 'd'].map((id) => albumRowOf(id, 'Vintage/Nostalgia')),
  ];
  earlyAnswer('albums', Response.json(rows));
  expect(await picturesBefore(beforeAlbums)).toEqual(['b.jpg', 'c.jpg']);
});

test('the photos that a phone shows first are asked for', async () => {
  earlyAnswer('gallery_images', Response.json(['a', 'b', 'c'].map((id) => photoRowOf(id))));
  expect(await picturesBefore(beforeAlbum)).toEqual(['a.jpg', 'b.jpg']);
});

test('the answer is still there for the query', async () => {
  const address = earlyAnswer('albums', Response.json([albumRowOf('a', 'Sports')]));
  await beforeAlbums(testSite);
  const response = await takeEarlyRead(address);
  expect(await response?.json()).toHaveLength(1);
});

test('nothing is asked for where the HTML has read nothing, or was refused', async () => {
  expect(await picturesBefore(beforeAlbums)).toEqual([]);
  earlyAnswer('albums', Response.json({ message: 'refused' }, { status: 500 }));
  expect(await picturesBefore(beforeAlbums)).toEqual([]);
});
