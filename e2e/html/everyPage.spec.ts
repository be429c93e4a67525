import { test as base, expect } from '@playwright/test';
import { localePath, readLocalePath } from 'shared/contract/locales';
import { type Identity, ownIdentity } from '../identities.ts';
import { bengaliPages, bengaliPaths, filePaths, pages, paths, unknownPaths } from '../pages.ts';
import { readDocument } from './readDocument.ts';

/** `identity` is the school whose site it is. */
const test = base.extend<{ identity: Identity }>({ identity: [ownIdentity, { option: true }] });

const englishName = ({ school }: Identity) => school.name;
const bengaliName = ({ school }: Identity) => school.names.bn;

const locales = [
  ...pages.map((page) => ({ ...page, locale: 'en', nameOf: englishName })),
  ...bengaliPages.map((page) => ({ ...page, locale: 'bn', nameOf: bengaliName })),
];

for (const { path, section, title, locale, nameOf } of locales) {
  const tag = `@${section}`;
  test(`${path} is one page in one frame with the head that its section declares, with a slash at its end too`, {
    tag,
  }, async ({ request, identity }) => {
    const { host } = identity;
    const { status, all, texts, attributes, document } = await readDocument(request, path);
    expect(status).toBe(200);
    expect(document.documentElement.lang).toBe(locale);
    for (const one of ['header', 'main', 'footer', 'h1']) expect(all(`body ${one}`), one).toHaveLength(1);
    expect(all('[style]')).toEqual([]);
    expect(texts('head > title')).toEqual([title.replaceAll('{school}', nameOf(identity))]);
    expect(title).toContain('{school}');
    expect(attributes('meta[name=description]', 'content')).toEqual([expect.stringMatching(/\S.{39,}/)]);
    expect(attributes('meta[name=keywords]', 'content')).toEqual([expect.stringContaining(',')]);
    expect(attributes('link[rel=canonical]', 'href')).toEqual([host + path]);
    const english = host + readLocalePath(path).path;
    const alternates = [english, host + localePath('bn', readLocalePath(path).path), english];
    if (bengaliPaths.includes(path)) expect(attributes('link[hreflang]', 'href')).toEqual(alternates);
    const robots = section === 'mf-gallery' ? ['noimageindex'] : [];
    expect(attributes('meta[name=robots]', 'content')).toEqual(robots);
    const [picture] = attributes('meta[property="og:image"]', 'content');
    const preview = await request.get(picture?.replace(host, '') ?? '');
    expect(preview.headers()['content-type']).toBe('image/jpeg');
    const slash = await request.get(path === '/' ? '/?from=mail' : `${path}/`, { maxRedirects: 0 });
    expect(slash.status()).toBe(200);
    expect(await slash.text()).toBe(await (await request.get(path)).text());
  });

  test(`every link on ${path} leads somewhere, and those to another tab cut the opener`, { tag }, async ({
    request,
  }) => {
    const { attributes } = await readDocument(request, path);
    const inside = attributes('body a[href^="/"]', 'href').map((href) => href?.replace(/[?#].*/, ''));
    expect([...paths, ...bengaliPaths, ...filePaths]).toEqual(expect.arrayContaining(inside));
    const rels = attributes('a[target=_blank]', 'rel');
    expect(rels.length).toBeGreaterThanOrEqual(3);
    for (const rel of rels) expect(rel).toMatch(/\bnoopener\b/);
  });
}

for (const { home, below, all: localePaths, nameOf } of [
  { home: '/', below: '/', all: paths, nameOf: englishName },
  { home: '/bn', below: '/bn/', all: bengaliPaths, nameOf: bengaliName },
]) {
  test(`pages below ${below} share header, footer, school and manifest, but neither title, description, keywords nor link preview`, async ({
    request,
    identity,
  }) => {
    const name = nameOf(identity);
    const documents = await Promise.all(localePaths.map((path) => readDocument(request, path)));
    const distinct = (selector: string) =>
      new Set(
        documents.map(({ all }) =>
          all(selector)
            .map(({ outerHTML }) => outerHTML)
            .join(),
        ),
      ).size;
    for (const own of ['title', '[name=description]', '[name=keywords]', '[property="og:image"]']) {
      expect(distinct(`head ${own}`), own).toBe(localePaths.length);
    }
    const notFound = await readDocument(request, `${below}no-such-page`);
    const [manifest] = notFound.attributes('link[rel=manifest]', 'href');
    const app = await request.get(manifest ?? '');
    expect(app.headers()['content-type']).toContain('manifest+json');
    expect(await app.json()).toMatchObject({ name, start_url: home });
    for (const { all, texts, attributes } of [...documents, notFound]) {
      expect(attributes('link[rel=manifest]', 'href')).toEqual([manifest]);
      for (const part of ['header', 'footer']) expect(texts(part)).toEqual(notFound.texts(part));
      const data = all('script[type="application/ld+json"]').map(({ textContent }) =>
        JSON.parse(textContent),
      );
      expect(data).toContainEqual(expect.objectContaining({ '@type': 'ElementarySchool', name }));
    }
  });
}

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

test('the files at the root are of this site', async ({ request, identity: { host } }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of paths) expect(sitemap).toContain(`<loc>${host}${path}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${host}/sitemap.xml`);
  for (const path of ['/School_Policy.pdf', '/School_Policy_bn.pdf']) {
    const pdf = await request.get(path);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('Home and the gallery have the titles that people search for', () => {
  const titleOf = (wanted: string) => pages.find(({ path }) => path === wanted)?.title;
  expect(titleOf('/')).toBe('{school} | Bengali & English Medium Education Since 1986');
  expect(titleOf('/gallery')).toBe('Photo Gallery | {school} - School Events & Memories');
});

test('no prerendered page names a photo of the gallery, which says that it needs scripts', async ({
  request,
}) => {
  for (const path of ['/', '/gallery', '/gallery/00000000-0000-4000-8000-000000000000']) {
    expect(await (await request.get(path)).text()).not.toMatch(/image\/upload\/[^"']*albums\//);
  }
  expect((await readDocument(request, '/gallery')).texts('noscript')).toEqual([
    expect.stringContaining('allow JavaScript'),
  ]);
});
