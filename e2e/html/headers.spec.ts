import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { bengaliPaths, paths, unknownPaths } from '../pages.ts';
import { policyHeaders } from '../policyHeaders.ts';
import { productionSite } from '../sites.ts';

const { backendUrl } = productionSite;

const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};
const closed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Each kind of response, word for word. Mozilla's Observatory gives such a page 145 points. */
const rootFile = {
  ...everywhere,
  'content-security-policy': closed,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'public, max-age=0, must-revalidate',
};
const hashedFile = {
  ...everywhere,
  'content-security-policy': `${closed}; style-src 'unsafe-inline'`,
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000, immutable',
};
const page = (html: string) => ({ ...rootFile, 'content-security-policy': pagePolicy(html) });

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
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shell page-scripts section-entries preserved-page structured-data mf-gallery mf-pages mf-policies',
  ].join('; ');
}

for (const path of [
  ...paths,
  ...bengaliPaths,
  '/gallery/some-album',
  '/bn/gallery/some-album',
  ...unknownPaths,
  '/bn/no-such-page',
]) {
  test(`the page ${path} comes with the headers of pages`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(policyHeaders(response.headers())).toEqual(page(await response.text()));
  });
}

for (const path of [
  'School_Policy.pdf',
  'School_Policy_bn.pdf',
  'robots.txt',
  'licenses.txt',
  'sitemap.xml',
  'site.webmanifest',
  'bn/site.webmanifest',
  'release.json',
]) {
  test(`/${path} comes with the headers of files at the root`, async ({ request }) => {
    const response = await request.get(`/${path}`, { maxRedirects: 0 });
    expect(policyHeaders(response.headers())).toEqual(rootFile);
  });
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
    const [, path = ''] = (await (await request.get('/about')).text()).match(address) ?? [];
    const response = await request.get(path, { maxRedirects: 0 });
    expect(policyHeaders(response.headers())).toEqual(hashedFile);
  });
}

test("Google's csp_evaluator finds nothing wrong with a policy", () => {
  /**
   * Left out is what it calls an information, and its reminder that `'self'` is as safe as the files of the site: all of
   * them are the site's own, and none is sniffed.
   */
  const findings = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate(STRICTCSP_CHECKS, DEFAULT_CHECKS)
      .filter(({ severity }) => severity < Severity.INFO)
      .filter(({ type, value }) => !(type === Type.SCRIPT_ALLOWLIST_BYPASS && value === "'self'"))
      .map(({ severity, directive, description }) => `${Severity[severity]}: ${directive}: ${description}`);

  // As on a hosted site: the backend of the tests has no TLS.
  const hosted = pagePolicy('').replaceAll(backendUrl, 'https://backend.example');
  for (const policy of [hosted, closed, hashedFile['content-security-policy']]) {
    expect(findings(policy)).toEqual([]);
  }
  const open = hosted.replace("script-src 'self'", 'script-src https:');
  expect(findings(open)).toContainEqual(expect.stringMatching(/^HIGH: script-src/));
});
