import { expect, test } from 'vitest';
import type { Results } from '../results.ts';
import { compareResults } from './compareResults.ts';

const run = (lcp: number, pageBytes: number): Results => ({
  measuredAt: '2026-01-01T00:00:00.000Z',
  runs: 5,
  visits: 5,
  throttled: { '/': { federated: { lcp }, limit: { lcp: 1000 } } },
  lighthouse: {},
  navigation: {},
  bytes: { '/': { 'mf-pages': pageBytes, react: 2000 } },
});

test('a run like the one before has nothing to say', () => {
  expect(compareResults(run(1000, 7000), run(1040, 7100))).toEqual([]);
});

test('a worse ratio and more bytes are named with their owner', () => {
  expect(compareResults(run(1000, 7000), run(1200, 9100))).toEqual([
    '/: LCP to the limit is 1.20, was 1.00.',
    '/: mf-pages is 2.1 kB larger.',
  ]);
});
