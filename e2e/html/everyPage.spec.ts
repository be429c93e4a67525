import { expect, test } from '@playwright/test';
import { host, pages, paths, school, unknownPaths } from '../pages.ts';
import { readDocument } from './readDocument.ts';

const landmarks = ['header', 'main', 'footer', 'h1'];

for (const { path, title } of pages) {
  test(`${path} is one page in one frame, with a slash at its end too`, async ({ request }) => {
    const { status, all, document } = await readDocument(request, path);
    expect(status).toBe(200);
    expect(document.documentElement.lang).toBe('en');
    for (const landmark of landmarks) expect(all(`body ${landmark}`), landmark).toHaveLength(1);
    expect(all('[style]')).toEqual([]);

    const slash = await request.get(path === '/' ? '/?from=mail' : `${path}/`, { maxRedirects: 0 });
    expect(slash.status()).toBe(200);
    expect(await slash.text()).toBe(await (await request.get(path)).text());
  });

  test(`${path} has the head that its section declares, once`, async ({ request }) => {
    const { texts, attributes } = await readDocument(request, path);
    expect(texts('head > title')).toEqual([title]);
    expect(title).toContain(school.name);
    expect(attributes('meta[name=description]', 'content')).toEqual([expect.stringMatching(/\S.{39,}/)]);
    expect(attributes('meta[name=keywords]', 'content')).toEqual([expect.stringContaining(',')]);
    expect(attributes('link[rel=canonical]', 'href')).toEqual([host + path]);
    expect(attributes('meta[name=robots]', 'content')).toEqual([]);
    const [picture = ''] = attributes('meta[property="og:image"]', 'content');
    const preview = await request.get((picture ?? '').replace(host, ''));
    expect(preview.headers()['content-type']).toBe('image/jpeg');
  });

  test(`every link on ${path} leads somewhere, and those to another tab cut the opener`, async ({
    request,
  }) => {
    const { attributes } = await readDocument(request, path);
    const known = [...paths, '/School_Policy.pdf'];
    const inside = attributes('body a[href^="/"]', 'href').map((href) => href?.replace(/#.*/, ''));
    expect(inside.filter((href) => !known.includes(href ?? ''))).toEqual([]);
    const rels = attributes('a[target=_blank]', 'rel');
    expect(rels.length).toBeGreaterThanOrEqual(3);
    expect(rels.filter((rel) => !/\bnoopener\b/.test(rel ?? ''))).toEqual([]);
  });
}

test('no two pages share a title, a description, keywords or a link preview', async ({ request }) => {
  const documents = await Promise.all(paths.map((path) => readDocument(request, path)));
  for (const selector of ['[name=description]', '[name=keywords]', '[property="og:image"]']) {
    const contents = documents.map(({ attributes }) => attributes(`meta${selector}`, 'content')[0]);
    expect(new Set(contents).size, selector).toBe(paths.length);
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(paths.length);
});

test('header and footer are the same on every page, and the school describes itself', async ({ request }) => {
  const [home, ...others] = await Promise.all(
    [...paths, '/no-such-page'].map((path) => readDocument(request, path)),
  );
  for (const { all, texts } of others) {
    for (const part of ['header', 'footer']) expect(texts(part)).toEqual(home?.texts(part));
    const data = all('script[type="application/ld+json"]').map(({ textContent }) => JSON.parse(textContent));
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'ElementarySchool', name: school.name }));
  }
});

for (const path of unknownPaths) {
  test(`${path} is not found, says so and leads home`, async ({ request }) => {
    const { status, texts, attributes, document } = await readDocument(request, path);
    expect(status).toBe(404);
    expect(texts('h1')).toEqual(['404']);
    expect(texts('main')[0]).toContain('Oops! Page not found');
    expect(attributes('main a', 'href')).toContain('/');
    expect(attributes('meta[name=robots]', 'content')).toEqual(['noindex']);
    expect(attributes('header [aria-current]', 'href')).toEqual([]);
    expect(pages.map(({ title }) => title)).not.toContain(document.title);
  });
}

test('the files at the root are of this site', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of paths) expect(sitemap).toContain(`<loc>${host}${path}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${host}/sitemap.xml`);
  expect((await request.get('/site.webmanifest')).headers()['content-type']).toContain('manifest+json');
  const pdf = await request.get('/School_Policy.pdf');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('no prerendered page names a photo of the gallery', async ({ request }) => {
  for (const path of ['/', '/gallery', '/gallery/00000000-0000-4000-8000-000000000000']) {
    expect(await (await request.get(path)).text()).not.toMatch(/image\/upload\/[^"']*albums\//);
  }
});
