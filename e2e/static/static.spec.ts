import { bengaliPaths, paths, unknownPaths } from '../pages.ts';
import { policyHeaders } from '../policyHeaders.ts';
import { hostedSite } from '../sites.ts';
import { expect, test } from '../test.ts';

const albums = ['/gallery/some-album', '/bn/gallery/some-album'];

for (const path of [
  ...paths,
  ...bengaliPaths,
  ...albums,
  '/School_Policy.pdf',
  '/robots.txt',
  '/release.json',
]) {
  test(`${path} comes with the status, the headers and the text of our own server`, async ({ request }) => {
    const [hosted, served] = await Promise.all([request.get(path), request.get(`${hostedSite.url}${path}`)]);
    expect(hosted.status()).toBe(200);
    expect(hosted.headers()).toMatchObject(policyHeaders(served.headers()));
    expect(await hosted.text()).toBe(await served.text());
  });
}

for (const path of unknownPaths) {
  test(`${path} is the 404 page, with its policy in itself`, async ({ request }) => {
    const [hosted, served] = await Promise.all([request.get(path), request.get(`${hostedSite.url}${path}`)]);
    expect(hosted.status()).toBe(404);
    expect(hosted.headers()).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    });
    const text = await hosted.text();
    expect(text).toBe(await served.text());
    expect(text).toContain('<meta http-equiv="Content-Security-Policy"');
  });
}

test('a missing Bengali page is a 404 page, with its policy in itself', async ({ request }) => {
  const response = await request.get('/bn/no-such-page');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('<meta http-equiv="Content-Security-Policy"');
});

for (const path of ['/about', ...albums]) {
  test(`${path} with a trailing slash is the same page`, async ({ request }) => {
    const [page, withSlash] = await Promise.all([request.get(path), request.get(`${path}/`)]);
    expect(withSlash.status()).toBe(200);
    expect(await withSlash.text()).toBe(await page.text());
  });
}

for (const path of ['/old/7', '/old/7/']) {
  test(`${path} leads where the release says`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toMatch(/\/gallery\/7$/);
  });
}

test('every script that a page names is there and immutable, for other origins too', async ({ request }) => {
  const html = await (await request.get('/gallery')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/_sections\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const [hosted, served] = await Promise.all([request.get(file), request.get(`${hostedSite.url}${file}`)]);
    expect(hosted.status()).toBe(200);
    expect(hosted.headers()).toMatchObject(policyHeaders(served.headers()));
    expect(hosted.headers()['content-type']).toContain('/javascript');
  }
});
