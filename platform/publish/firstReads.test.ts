import { testSite } from 'shared/testing/testSite';
import { expect, test } from 'vitest';
import { firstReads } from './firstReads.ts';

test('a page without data starts no read', () => {
  expect(firstReads({ path: '/about' }, testSite)).toBeUndefined();
});

test('a page with data connects early, and names its reads for the start script', () => {
  const { connections, attributes } =
    firstReads(
      {
        path: '/gallery/:id',
        reads: [{ name: 'album', path: 'albums?id=eq.{id}&a="b', prefer: 'count=exact' }],
      },
      testSite,
    ) ?? {};
  expect(connections).toContain('<link rel="preconnect" crossorigin="anonymous"');
  expect(attributes).toContain(' fetchpriority="high" data-path="/gallery/:id"');
  const reads = /data-reads="([^"]*)"/.exec(attributes ?? '')?.[1] ?? '';
  expect(JSON.parse(reads.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual([
    {
      name: 'album',
      address: `${testSite.supabase.url}/rest/v1/albums?id=eq.{id}&a="b`,
      prefer: 'count=exact',
    },
  ]);
});
