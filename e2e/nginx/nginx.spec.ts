import { bengaliPaths, paths, unknownPaths } from '../pages.ts';
import { policyHeaders } from '../policyHeaders.ts';
import { hostedSite } from '../sites.ts';
import { expect, test } from '../test.ts';

const files = ['/School_Policy.pdf', '/robots.txt', '/sitemap.xml', '/release.json'];

const albums = ['/gallery/some-album', '/bn/gallery/some-album'];
const missing = [...unknownPaths, '/bn/no-such-page'];

for (const path of [...paths, ...bengaliPaths, ...albums, ...files, ...missing]) {
  test(`${path} comes with the status, the headers and the text of our own server`, async ({ request }) => {
    const [hosted, served] = await Promise.all([request.get(path), request.get(`${hostedSite.url}${path}`)]);
    expect(hosted.status()).toBe(served.status());
    expect(hosted.headers()['content-type']).toBe(served.headers()['content-type']);
    const isText = /^text|json|xml/.test(hosted.headers()['content-type'] ?? '');
    const isSmall = path === '/release.json';
    expect(hosted.headers()['content-encoding']).toBe(isText && !isSmall ? 'gzip' : undefined);
    expect(policyHeaders(hosted.headers())).toEqual(policyHeaders(served.headers()));
    expect(await hosted.text()).toBe(await served.text());
  });
}

for (const [path, status] of [
  ['/old/7?photo=1', 301],
  ['/old/7/', 301],
  ['/closed', 410],
] as const) {
  test(`${path} is ${status}, as at our own server`, async ({ request }) => {
    const [hosted, served] = await Promise.all(
      ['', hostedSite.url].map((origin) => request.get(origin + path, { maxRedirects: 0 })),
    );
    expect([hosted?.status(), served?.status()]).toEqual([status, status]);
    expect(hosted?.headers().location).toBe(served?.headers().location);
    expect(policyHeaders(hosted?.headers() ?? {})).toEqual(policyHeaders(served?.headers() ?? {}));
  });
}

test('no address adds a header to a redirect', async ({ request }) => {
  const response = await request.get('/old/7%0d%0aX-Added:%201', { maxRedirects: 0 });
  expect([response.status(), response.headers()['x-added']]).toEqual([404, undefined]);
});

test('a trailing slash is the same page', async ({ request }) => {
  expect((await request.get('/about/', { maxRedirects: 0 })).status()).toBe(200);
  expect((await request.get('/gallery/some-album/', { maxRedirects: 0 })).status()).toBe(200);
});

test('every script and style that a page names is there, immutable, compressed and typed', async ({
  request,
}) => {
  const html = await (await request.get('/gallery')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/_sections\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const response = await request.get(file, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': expect.stringContaining('text/javascript'),
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
  }
});

test('what is not of the site is not served', async ({ request }) => {
  for (const path of ['/pages.json', '/index.html', '/_headers', '/_sections/', '/..%2fnginx/nginx.conf']) {
    expect((await request.get(path)).status(), path).toBeGreaterThanOrEqual(400);
  }
  expect((await request.post('/about', { data: 'x' })).status()).toBe(405);
});
