import { expect, test } from 'vitest';
import type { Results } from '../results.ts';
import { judgePage } from './targets.ts';

const results = (changes: Partial<Results>): Results => ({
  measuredAt: '2026-01-01T00:00:00.000Z',
  runs: 1,
  visits: 1,
  throttled: {},
  lighthouse: {},
  navigation: {},
  bytes: {},
  ...changes,
});

test('a page is judged by the ratio to what was measured beside it', () => {
  const [lcp, , hydrated] = judgePage(
    '/',
    results({
      throttled: {
        '/': { federated: { lcp: 1100, hydrated: 2400 }, spa: { hydrated: 2000 }, limit: { lcp: 1000 } },
      },
    }),
  );
  expect(lcp).toEqual({ shown: '1.10', met: true });
  expect(hydrated).toEqual({ shown: '1.20', met: false });
});

test('what was not measured is left open rather than met', () => {
  expect(judgePage('/', results({}))[0]).toBeUndefined();
});

test('gallery pages may load more than pages of text', () => {
  const bytes = { shell: 120_000 };
  expect(judgePage('/gallery', results({ bytes: { '/gallery': bytes } })).at(-1)?.met).toBe(true);
  expect(judgePage('/about', results({ bytes: { '/about': bytes } })).at(-1)?.met).toBe(false);
});
