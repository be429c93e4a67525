import { expect, test, vi } from 'vitest';
import { testSource } from '../testing/fakeBackend.ts';
import { selectAlbums } from './albums.ts';
import { pageSize, readPages } from './readPages.ts';

/** Reads `total` albums of a backend that sends at most `cap` at once; `later` of them are left after the first page. */
async function read(total: number, { cap = pageSize, saysCount = true, later = total } = {}) {
  const offsets: number[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const offset = Number(new URL(input).searchParams.get('offset'));
    const rows = Array.from({ length: offset === 0 ? total : later }, (_, index) => ({ id: index }));
    offsets.push(offset);
    const headers = { 'Content-Range': `${offset}-/${saysCount ? rows.length : '*'}` };
    return Response.json(rows.slice(offset, offset + cap), { headers });
  });
  const pages: number[] = [];
  for await (const rows of readPages(testSource, (gallery, offset) => selectAlbums(gallery, 'en', offset), {
    name: 'albums',
  }))
    pages.push(rows.length);
  return { offsets, pages };
}

test('an ordinary read takes one request', async () => {
  expect(await read(40)).toEqual({ offsets: [0], pages: [40] });
  expect(await read(0)).toEqual({ offsets: [0], pages: [0] });
  expect(await read(1000)).toEqual({ offsets: [0], pages: [1000] });
});

test('a large album is read to its end', async () => {
  expect((await read(2300)).pages).toEqual([1000, 1000, 300]);
});

test('a backend that cuts off earlier than we ask is read to its end too', async () => {
  expect((await read(700, { cap: 300 })).offsets).toEqual([0, 300, 600]);
});

test('a backend that does not count is read until a page is short', async () => {
  expect((await read(2000, { saysCount: false })).pages).toEqual([1000, 1000, 0]);
  expect((await read(40, { saysCount: false })).offsets).toEqual([0]);
});

test('rows that are withdrawn between two pages are no reason to miss another', async () => {
  await expect(read(2300, { later: 2299 })).rejects.toMatchObject({ mayPass: true });
});
