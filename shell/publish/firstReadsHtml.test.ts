import { testSite } from 'shared/testing/testSite';
import { expect, test } from 'vitest';
import { firstReadsHtml } from './firstReadsHtml.ts';
import { testRelease } from './testRelease.ts';

const shell = {
  ...testRelease().shell,
  startReads: { file: 'startReads.js', integrity: 'sha384-reads', bytes: 400 },
};

test('a page without data starts no read', () => {
  expect(firstReadsHtml({ path: '/about' }, shell, testSite)).toBe('');
});

test('a page with data connects, and starts its reads at once and out of the way of parsing', () => {
  const html = firstReadsHtml(
    { path: '/gallery/:id', reads: [{ path: 'albums?id=eq.{id}&a="b', prefer: 'count=exact' }] },
    shell,
    testSite,
  );
  expect(html).toContain('<link rel="preconnect" crossorigin="anonymous"');
  expect(html).toContain('<script async fetchpriority="high" data-path="/gallery/:id"');
  expect(html).toContain('integrity="sha384-reads"');
  const reads = /data-reads="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(JSON.parse(reads.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual([
    { address: `${testSite.supabase.url}/rest/v1/albums?id=eq.{id}&a="b`, prefer: 'count=exact' },
  ]);
});
