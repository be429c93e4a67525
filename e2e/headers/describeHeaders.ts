import { routes, unknownPaths } from '../routes.ts';
import { type test as base, expect } from '../test.ts';
import { expectedHeaders } from './expectedHeaders.ts';
import { observatoryScore } from './observatory.ts';
import { policyFindings } from './policyFindings.ts';
import { policyHeaders } from './policyHeaders.ts';

type Kind = keyof typeof expectedHeaders;

/** Points that each kind must reach. Integrity counts for pages only, and other origins may load hashed files. */
const goals: Readonly<Record<Kind, number>> = { page: 145, rootFile: 140, hashedFile: 120 };

const pages = [...routes.map(({ path }) => path), '/gallery/some-album', ...unknownPaths];
const rootFiles = [
  '/School_Policy.pdf',
  '/robots.txt',
  '/licenses.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/release.json',
];

/** A file of each sort that pages load, found on a page that names one. */
const hashedFiles = [
  { sort: 'a script', on: '/about', address: /src="(\/_sections\/shell\/[^"]+\.js)"/ },
  { sort: 'a script of a section', on: '/about', address: /href="(\/_sections\/mf-[^"]+\.js)"/ },
  { sort: 'a drawing', on: '/about', address: /src="(\/_sections\/mf-[^"]+\.svg)"/ },
  { sort: 'a font', on: '/about', address: /(\/_sections\/shell\/[^")]+\.woff2)/ },
  { sort: 'a release', on: '/about', address: /"(\/_releases\/[^"]+\.json)"/ },
  { sort: 'a link preview', on: '/about', address: /"https:\/\/[^/"]+(\/_social\/[^"]+\.jpg)"/ },
] as const;

/** Every kind of answer: its headers to the word, what the Observatory gives for them, and what csp_evaluator finds. */
export function describeHeaders(test: typeof base) {
  for (const path of pages) {
    test(`the page ${path} says what it must, and reaches ${goals.page} points`, ({ request }) =>
      rate(request, path, 'page'));
  }

  for (const path of rootFiles) {
    test(`${path} says what it must, and reaches ${goals.rootFile} points`, ({ request }) =>
      rate(request, path, 'rootFile'));
  }

  for (const { sort, on, address } of hashedFiles) {
    test(`${sort} says what it must, and reaches ${goals.hashedFile} points`, async ({ request }) => {
      const html = await (await request.get(on)).text();
      const path = html.match(address)?.[1];
      if (!path) throw new Error(`${on} names no address like ${address}.`);
      await rate(request, path, 'hashedFile');
    });
  }
}

type Request = Parameters<Parameters<typeof base>[2]>[0]['request'];

async function rate(request: Request, path: string, kind: Kind) {
  const response = await request.get(path, { maxRedirects: 0 });
  const { 'content-type': type = '', ...headers } = policyHeaders(response.headers());
  const html = type.startsWith('text/html') ? await response.text() : '';
  expect(headers).toEqual(expectedHeaders[kind](html));
  expect(policyFindings(headers['content-security-policy'] ?? '')).toEqual([]);

  const { score, points } = observatoryScore({ headers, html });
  console.log(`  ${score} points: ${path}`);
  expect(score, JSON.stringify(points)).toBeGreaterThanOrEqual(goals[kind]);
}
