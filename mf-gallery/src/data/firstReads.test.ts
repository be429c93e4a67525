import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { section } from '../section.ts';
import { albumRowOf, fakeBackend, photoRowOf, testSource } from '../testing/fakeBackend.ts';
import { albumQuery } from './album.ts';
import { albumsQuery } from './albums.ts';
import { photosQuery } from './photos.ts';

const [albumsRoute, albumRoute] = section.routes;

const addressOf = (path: string) => `${testSource.supabase.url}/rest/v1/${path}`.replace('{albumId}', 'one');

afterEach(() => {
  vi.unstubAllGlobals();
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
  const early = [...(await albumsRoute.reads()), ...(await albumRoute.reads())];
  expect(sent.map(String)).toEqual(early.map(({ path }) => addressOf(path)));
  expect(early.map(({ prefer }) => prefer)).toEqual(['count=exact', undefined, 'count=exact']);
});

async function albumsRead(early: { sentMsAgo: number }) {
  const [read] = await albumsRoute.reads();
  const response = Promise.resolve(Response.json([albumRowOf('early', 'A')]));
  const startedAt = performance.now() - early.sentMsAgo;
  window.earlyReads = new Map([[addressOf(read?.path ?? ''), { startedAt, response }]]);
  return async () => (await new QueryClient().fetchQuery(albumsQuery(testSource))).map(({ id }) => id);
}

test('a response that is on its way already is taken, once', async () => {
  const sent = fakeBackend({ albums: [{ rows: [albumRowOf('later', 'A')] }] });
  const read = await albumsRead({ sentMsAgo: 0 });
  expect(await read()).toEqual(['early']);
  expect(sent).toEqual([]);
  expect(await read()).toEqual(['later']);
});

test('a response of long ago is not taken', async () => {
  fakeBackend({ albums: [{ rows: [albumRowOf('later', 'A')] }] });
  const read = await albumsRead({ sentMsAgo: 30_000 });
  expect(await read()).toEqual(['later']);
});
