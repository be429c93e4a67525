import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { albumRowOf, fakeBackend, photoRowOf } from '../testing/fakeBackend.ts';
import { albumListQuery, albumQuery, photosQuery } from './albums.queries.ts';
import { firstReads } from './firstReads.ts';

const supabase = { url: 'https://project.example', anonKey: 'anon' };

const addressOf = (path: string) => `${supabase.url}/rest/v1/${path}`.replace('{albumId}', 'one');

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.earlyReads;
});

test('what the HTML asks for is what the queries ask for', async () => {
  const reads = fakeBackend({
    albums: [{ rows: [albumRowOf('one', 'A')] }],
    gallery_images: [{ rows: [photoRowOf('p')] }],
  });
  const client = new QueryClient();
  await client.fetchQuery(albumListQuery(supabase));
  await client.fetchQuery(albumQuery(supabase, 'one', client));
  await client.fetchQuery(photosQuery(supabase, 'one'));
  expect(reads.map(String)).toEqual(
    [firstReads.albums, firstReads.album, firstReads.photos].map(({ path }) => addressOf(path)),
  );
});

test('an answer that is on its way already is taken, once', async () => {
  const reads = fakeBackend({ albums: [{ rows: [albumRowOf('later', 'A')] }] });
  const response = Promise.resolve(Response.json([albumRowOf('early', 'A')]));
  window.earlyReads = new Map([
    [addressOf(firstReads.albums.path), { startedAt: performance.now(), response }],
  ]);
  const read = async () => (await new QueryClient().fetchQuery(albumListQuery(supabase))).map(({ id }) => id);
  expect(await read()).toEqual(['early']);
  expect(reads).toEqual([]);
  expect(await read()).toEqual(['later']);
});

test('an answer of long ago is not taken', async () => {
  fakeBackend({ albums: [{ rows: [albumRowOf('later', 'A')] }] });
  const response = Promise.resolve(Response.json([albumRowOf('early', 'A')]));
  window.earlyReads = new Map([
    [addressOf(firstReads.albums.path), { startedAt: performance.now() - 30_000, response }],
  ]);
  const albums = await new QueryClient().fetchQuery(albumListQuery(supabase));
  expect(albums.map(({ id }) => id)).toEqual(['later']);
});
