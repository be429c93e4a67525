import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { section } from '../section.ts';
import { albumRowOf, fakeBackend, photoRowOf, testSource } from '../testing/fakeBackend.ts';
import { albumQuery } from './album.ts';
import { albumsQuery } from './albums.ts';
import { photosQuery } from './photos.ts';

/** The reads of the page at that path, in English. */
const readsOf = async (path: string) =>
  (await section.routes.find((route) => route.path === path)?.reads('en')) ?? [];

const addressOf = (path: string) => `${testSource.supabase.url}/rest/v1/${path}`.replace('{albumId}', 'one');

afterEach(() => {
  delete window.earlyReads;
});

test('what the HTML sends early is what the queries send', async () => {
  const sent = fakeBackend({
    albums: [{ rows: [albumRowOf('one', 'A')] }],
    gallery_images: [{ rows: [photoRowOf('p')] }],
  });
  const client = new QueryClient();
  await client.fetchQuery(albumsQuery(testSource));
  await client.fetchQuery(albumQuery(testSource, 'one'));
  await client.fetchQuery(photosQuery(testSource, 'one'));
  const early = [...(await readsOf('/gallery')), ...(await readsOf('/gallery/:albumId'))];
  expect(sent.map(String)).toEqual(early.map(({ path }) => addressOf(path)));
  expect(sent[0]?.searchParams.get('order')).toMatch(/^album_groups\(display_order\)\.asc/);
  expect(early.map(({ prefer }) => prefer)).toEqual(['count=exact', undefined, 'count=exact']);
});

/** A read of the album `one` that takes what the HTML requested. */
function albumRead(early: { sentMsAgo: number; albumId: string }) {
  const response = Promise.resolve(Response.json([albumRowOf('early', 'A')]));
  const startedAt = performance.now() - early.sentMsAgo;
  window.earlyReads = new Map([['album', { startedAt, response, parameters: { albumId: early.albumId } }]]);
  return async () => (await new QueryClient().fetchQuery(albumQuery(testSource, 'one')))?.id;
}

test('a response that is on its way already is found by its name, and taken once', async () => {
  const sent = fakeBackend({ albums: [{ rows: [albumRowOf('later', 'A')] }] });
  const read = albumRead({ sentMsAgo: 0, albumId: 'one' });
  expect(await read()).toBe('early');
  expect(sent).toEqual([]);
  expect(await read()).toBe('later');
});

test.each([
  ['of long ago', { sentMsAgo: 30_000, albumId: 'one' }],
  ['for another album', { sentMsAgo: 0, albumId: 'two' }],
])('a response %s is not taken', async (_, early) => {
  fakeBackend({ albums: [{ rows: [albumRowOf('later', 'A')] }] });
  expect(await albumRead(early)()).toBe('later');
});
