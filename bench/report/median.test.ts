import { expect, test } from 'vitest';
import { median, medians } from './median.ts';

test('one odd measurement does not move the median', () => {
  expect(median([3, 900, 1])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2);
});

test('a median of nothing is refused', () => {
  expect(() => median([])).toThrow('Nothing was measured');
});

test('a figure that some runs lack counts where it was', () => {
  expect(medians([{ lcp: 1 }, { lcp: 2, albums: 7 }, { lcp: 3 }])).toEqual({ lcp: 2, albums: 7 });
});
