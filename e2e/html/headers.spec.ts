import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { paths, unknownPaths } from '../pages.ts';
import { policyHeaders } from '../policyHeaders.ts';
import { productionSite } from '../sites.ts';

const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};
const closed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const { backendUrl } = productionSite;

/** What each kind of response says, word for word. Mozilla's Observatory gives such a page 145 points. */
const expected = {
  page: (html: string) => ({
    ...everywhere,
    'content-security-policy': pagePolicy(html),
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=0, must-revalidate',
  }),
  rootFile: () => ({
    ...everywhere,
    'content-security-policy': closed,
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=0, must-revalidate',
  }),
  hashedFile: () => ({
    ...everywhere,
    'content-security-policy': `${closed}; style-src 'unsafe-inline'`,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  }),
} as const;

function pagePolicy(html: string) {
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  const hashes = [...styles, ''].map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...new Set(hashes)].join(' ')}`,
    `img-src 'self' data: https: ${backendUrl}`,
    `connect-src 'self' ${backendUrl}`,
    "font-src 'self'",
    'frame-src https://www.openstreetmap.org',
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shell page-scripts section-entries preserved-page structured-data mf-gallery mf-pages mf-policies',
  ].join('; ');
}

/**
 * What Google's csp_evaluator finds wrong with a policy. Left out is what it calls an information, and its reminder that
 * `'self'` is as safe as the files of the site: all of them are the site's own, and none is sniffed.
 */
function policyFindings(policy = ''): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate(STRICTCSP_CHECKS, DEFAULT_CHECKS);
  return findings
    .filter(({ severity }) => severity < Severity.INFO)
    .filter(({ type, value }) => !(type === Type.SCRIPT_ALLOWLIST_BYPASS && value === "'self'"))
    .map(({ severity, directive, description }) => `${Severity[severity]}: ${directive}: ${description}`);
}

async function expectHeaders(request: APIRequestContext, path: string, kind: keyof typeof expected) {
  const response = await request.get(path, { maxRedirects: 0 });
  const headers = policyHeaders(response.headers());
  expect(headers).toEqual(expected[kind](kind === 'page' ? await response.text() : ''));
  // As on a hosted site: the backend of the tests has no TLS.
  const hosted = headers['content-security-policy']?.replaceAll(backendUrl, 'https://backend.example');
  expect(policyFindings(hosted)).toEqual([]);
}

for (const path of [...paths, '/gallery/some-album', ...unknownPaths]) {
  test(`the page ${path} comes with the headers of pages`, ({ request }) =>
    expectHeaders(request, path, 'page'));
}

for (const path of [
  '/School_Policy.pdf',
  '/robots.txt',
  '/licenses.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/release.json',
]) {
  test(`${path} comes with the headers of files at the root`, ({ request }) =>
    expectHeaders(request, path, 'rootFile'));
}

/** A file of each sort that pages load, found on one that names it. */
for (const { sort, address } of [
  { sort: 'a script', address: /src="(\/_sections\/shell\/[^"]+\.js)"/ },
  { sort: 'a script of a section', address: /href="(\/_sections\/mf-[^"]+\.js)"/ },
  { sort: 'a drawing', address: /src="(\/_sections\/mf-[^"]+\.svg)"/ },
  { sort: 'a font', address: /(\/_sections\/shell\/[^")]+\.woff2)/ },
  { sort: 'a release', address: /"(\/_releases\/[^"]+\.json)"/ },
  { sort: 'a link preview', address: /"https:\/\/[^/"]+(\/_social\/[^"]+\.jpg)"/ },
]) {
  test(`${sort} comes with the headers of files that never change`, async ({ request }) => {
    const path = (await (await request.get('/about')).text()).match(address)?.[1];
    if (!path) throw new Error(`/about names no address like ${address}.`);
    await expectHeaders(request, path, 'hashedFile');
  });
}

test('the evaluator finds a policy that lets any script in', () => {
  const sound = "default-src 'none'; script-src 'self'; base-uri 'none'";
  expect(policyFindings(sound)).toEqual([]);
  expect(policyFindings(sound.replace("'self'", 'https:'))).toContainEqual(
    expect.stringMatching(/^HIGH: script-src/),
  );
  expect(policyFindings(sound.replace("default-src 'none'; ", ''))).toEqual([
    expect.stringMatching(/^HIGH: object-src/),
  ]);
});
