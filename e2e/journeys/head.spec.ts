import { openAlbum, smallAlbum } from '../albums.ts';
import { readHead, readStructuredData } from '../head.ts';
import { host, routes } from '../routes.ts';
import { expect, isSameDocument, markDocument, open, test } from '../test.ts';

const schoolName = 'Simanta Palli Primary School';

test('every page has its own title, description, keywords and canonical, the same with scripts and without', async ({
  page,
  request,
}) => {
  const heads = [];
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    await open(page, `${path}?from=mail#top`);
    const head = await readHead(page);
    expect(head, path).toEqual({
      titles: [expect.stringContaining(schoolName)],
      descriptions: [expect.stringMatching(/\S.{39,}/)],
      keywords: [expect.stringContaining(',')],
      canonicals: [`${host}${path}`],
      robots: [],
    });
    expect(html.match(/<title\b/g), path).toHaveLength(1);
    expect(html.match(/<meta name="description"/g), path).toHaveLength(1);
    expect(html.match(/<meta name="keywords"/g), path).toHaveLength(1);
    expect(html, path).toContain(`<link rel="canonical" href="${host}${path}"`);
    heads.push(head);
  }
  for (const part of ['titles', 'descriptions', 'keywords'] as const) {
    expect(new Set(heads.map((head) => head[part][0])).size, part).toBe(routes.length);
  }
});

test('a navigation leaves nothing of the head that was there before', async ({ page }) => {
  await open(page, '/gallery');
  await expect.poll(() => readStructuredData(page, 'BreadcrumbList')).toHaveLength(1);
  await markDocument(page);
  const footer = page.getByRole('contentinfo');
  for (const [link, path] of [
    ['About Us', '/about'],
    ['Admissions', '/admissions'],
    ['Policies', '/policies'],
    ['Photo Policy', '/photo-policy'],
  ] as const) {
    const before = await readHead(page);
    await footer.getByRole('link', { name: link, exact: true }).click();
    await expect.poll(async () => (await readHead(page)).canonicals).toEqual([`${host}${path}`]);

    const after = await readHead(page);
    for (const part of ['titles', 'descriptions', 'keywords'] as const) {
      expect(after[part], `${part} of ${path}`).toHaveLength(1);
      expect(after[part], `${part} of ${path}`).not.toEqual(before[part]);
    }
    expect(await readStructuredData(page, 'BreadcrumbList')).toEqual([]);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('the gallery and an album say in structured data where they stand', async ({ page }) => {
  await open(page, '/gallery');
  await expect
    .poll(async () => (await readStructuredData(page, 'BreadcrumbList')).map((list) => list.itemListElement))
    .toEqual([
      [
        expect.objectContaining({ position: 1, name: 'Home', item: `${host}/` }),
        expect.objectContaining({ position: 2, name: 'Gallery', item: `${host}/gallery` }),
      ],
    ]);

  await openAlbum(page, smallAlbum);
  const path = new URL(page.url()).pathname;
  await expect(page).toHaveTitle(`${smallAlbum.name} Photos - Gallery | ${schoolName}`);
  await expect
    .poll(async () => (await readStructuredData(page, 'BreadcrumbList')).map((list) => list.itemListElement))
    .toEqual([
      [
        expect.objectContaining({ position: 1, name: 'Home', item: `${host}/` }),
        expect.objectContaining({ position: 2, name: 'Gallery', item: `${host}/gallery` }),
        expect.objectContaining({ position: 3, name: smallAlbum.name, item: `${host}${path}` }),
      ],
    ]);
  expect((await readHead(page)).canonicals).toEqual([`${host}${path}`]);
});

test('an open photo leaves the canonical address to its album', async ({ page }) => {
  await openAlbum(page, smallAlbum);
  const path = new URL(page.url()).pathname;
  await page.getByRole('main').getByRole('img').first().click();
  await expect(page).toHaveURL(/\?photo=/);
  expect((await readHead(page)).canonicals).toEqual([`${host}${path}`]);
});

test('the school describes itself on every page', async ({ page, problems }) => {
  problems.allow(/404|not found/i);
  for (const path of ['/', '/policies', '/gallery', '/no-such-page']) {
    await open(page, path);
    expect(await readStructuredData(page, 'ElementarySchool'), path).toEqual([
      expect.objectContaining({ name: schoolName }),
    ]);
  }
});
