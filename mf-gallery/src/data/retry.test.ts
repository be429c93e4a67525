import { expect, test } from 'vitest';
import { nextReadIn } from './freshness.ts';
import { ReadError } from './ReadError.ts';
import { retry, retryDelay } from './retry.ts';

const passing = (retryAfter = 0) => new ReadError('busy', { mayPass: true, retryAfter });

test('what may pass is asked four times in all, after 1, 2 and 4 seconds', () => {
  expect([0, 1, 2, 3].map((failures) => retry(failures, passing()))).toEqual([true, true, true, false]);
  expect([0, 1, 2].map((failures) => retryDelay(failures, passing()))).toEqual([1000, 2000, 4000]);
});

test('delays double up to 30 seconds', () => {
  expect(retryDelay(9, passing())).toBe(30_000);
});

test('what cannot pass is not asked again', () => {
  expect(retry(0, new ReadError('no such column', { mayPass: false }))).toBe(false);
});

test('a server that asks for more time gets it, up to 30 seconds', () => {
  expect(retryDelay(0, passing(5000))).toBe(5000);
  expect(retryDelay(2, passing(1000))).toBe(4000);
  expect(retryDelay(0, passing(3_600_000))).toBe(30_000);
});

test('data from the cache is read again when it is a minute old, not a minute later', () => {
  expect(nextReadIn(1_000_000, 1_000_000)).toBe(60_000);
  expect(nextReadIn(1_000_000, 1_050_000)).toBe(10_000);
});

test('data that is too old already is left to the read under way', () => {
  expect(nextReadIn(1_000_000, 1_060_000)).toBe(60_000);
  expect(nextReadIn(0, 1_000_000)).toBe(60_000);
});
