import { testSite } from 'shared/testing/testSite';
import { expect, test } from 'vitest';
import { testRelease, testSection } from '../testing/testRelease.ts';
import { pageHeaders } from './headers.ts';

const policyOf = (release: ReturnType<typeof testRelease>) =>
  pageHeaders(release, [])['Content-Security-Policy'] ?? '';

test.each(['one; script-src *', 'one two', 'one,two', 'one\r\nSet-Cookie: a=b', ''])(
  'the name of a policy that would change the header is refused: %j',
  (trustedTypesPolicy) => {
    expect(() => policyOf(testRelease(testSection({ trustedTypesPolicy })))).toThrow('section.json');
  },
);

test('every page may show the frames that a route of any section declares', () => {
  const [route] = testSection().routes;
  if (!route) throw new Error('testSection() has no route.');
  const withMap = testSection({ routes: [{ ...route, frames: ['https://maps.example'] }] });
  expect(policyOf(testRelease(testSection({ name: 'mf-two' }), withMap))).toContain(
    '; frame-src https://maps.example;',
  );
  expect(policyOf(testRelease())).toContain('; frame-src;');
});

test('requests are upgraded where site, backend and image service have TLS, and only there', () => {
  const hosted = { url: 'https://project.supabase.co', anonKey: 'public' };
  const upgrade = /; upgrade-insecure-requests$/;
  expect(policyOf({ ...testRelease(), site: { ...testSite, supabase: hosted } })).toMatch(upgrade);
  expect(policyOf(testRelease())).not.toMatch(upgrade);
});
