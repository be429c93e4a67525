import { expect, test, vi } from 'vitest';
import { fakeBackend, refusal, testSource } from '../testing/fakeBackend.ts';
import { albumsQuery } from './albums.ts';
import { nextReadInMs, queryClient, retryDelay } from './GalleryData.tsx';
import { ReadError } from './ReadError.ts';

async function requestTimes(status: number) {
  queryClient.clear();
  vi.useFakeTimers();
  const started = Date.now();
  const times: number[] = [];
  fakeBackend({ albums: [refusal(status)] }, () => times.push(Date.now() - started));
  const read = queryClient.fetchQuery(albumsQuery(testSource)).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  await read;
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
  return times;
}

test('what may pass is requested four times in all, after 1, 2 and 4 seconds', async () => {
  expect(await requestTimes(500)).toEqual([0, 1000, 3000, 7000]);
});

test('what cannot pass is requested once', async () => {
  expect(await requestTimes(401)).toEqual([0]);
});

test('a server that asks for more time gets it, up to 30 seconds', () => {
  const busy = (retryAfterMs: number) => new ReadError('busy', { status: 429, retryAfterMs });
  expect(retryDelay(0, busy(5000))).toBe(5000);
  expect(retryDelay(2, busy(1000))).toBe(4000);
  expect(retryDelay(0, busy(3_600_000))).toBe(30_000);
});

test('data from the cache is read again when it is a minute old, not a minute later', () => {
  expect(nextReadInMs(1_000_000, 1_000_000)).toBe(60_000);
  expect(nextReadInMs(1_000_000, 1_050_000)).toBe(10_000);
});

test('data that is too old already is left to the read under way', () => {
  expect(nextReadInMs(1_000_000, 1_060_000)).toBe(60_000);
  expect(nextReadInMs(0, 1_000_000)).toBe(60_000);
});
