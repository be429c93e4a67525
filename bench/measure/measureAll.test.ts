import { expect, test } from 'vitest';
import { interleaved, medians } from './measureAll.ts';

test('every second round goes backwards', () => {
  expect(interleaved(['a', 'b', 'c'], 3).join('')).toBe('abccbaabc');
});

test('one odd measurement does not move the median', () => {
  expect(medians([{ lcp: 3 }, { lcp: 900 }, { lcp: 1 }])).toEqual({ lcp: 3 });
  expect(medians([{ lcp: 4 }, { lcp: 1 }, { lcp: 3 }, { lcp: 2 }])).toEqual({ lcp: 2 });
});
