import { expect, test } from 'vitest';
import type { PageResult } from '../results.ts';
import { report } from './report.ts';

const page: PageResult = {
  path: '/gallery',
  slow: {
    federated: { lcp: 1100, hydrated: 2400, cls: 0 },
    spa: { hydrated: 2000 },
    limit: { lcp: 1000 },
  },
  lighthouse: { federated: { performance: 97, seo: 99, cls: 0 } },
  bytes: { shell: 90_000, 'mf-gallery': 40_000 },
};

/** The cells of a page's first row. */
const judged = (result: PageResult) =>
  report({ runs: 1, pages: [result], taps: [] })
    .split('\n')
    .find((line) => line.startsWith(`| ${result.path}`))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(2, -1);

test('a page is judged by its ratios and scores; what was not measured is left open', () => {
  expect(judged(page)).toEqual(['1.10', '–', '1.20 ✗', '0.00', '130.00', '97', '–', '–', '99 ✗']);
});

test('a text page has the stricter targets', () => {
  expect(judged({ ...page, path: '/about' })?.slice(4, 6)).toEqual(['130.00 ✗', '97 ✗']);
});
