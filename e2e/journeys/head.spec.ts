import type { Page } from '@playwright/test';
import { openAlbum, smallAlbum } from '../albums.ts';
import { host, pages, school } from '../pages.ts';
import { expect, isSameDocument, markDocument, open, test } from '../test.ts';

/** What search engines read, as the document stands now; every element of its kind in an array. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const contents = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    return {
      titles: [...document.querySelectorAll('head title, body > title')].map(
        ({ textContent }) => textContent,
      ),
      descriptions: contents('meta[name="description"]', 'content'),
      keywords: contents('meta[name="keywords"]', 'content'),
      canonicals: contents('link[rel="canonical"]', 'href'),
      robots: contents('meta[name="robots"]', 'content'),
    };
  });

/** The steps of the page's breadcrumb in structured data; undefined where there is none. */
async function breadcrumb(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const lists = texts.map((text) => JSON.parse(text)).filter((data) => data['@type'] === 'BreadcrumbList');
  expect(lists.length).toBeLessThanOrEqual(1);
  const steps: { position: number; name: string; item: string }[] | undefined = lists[0]?.itemListElement;
  return steps?.map(({ position, name, item }) => [position, name, item]);
}

test('a navigation leaves nothing of the head that was there before', async ({ page, problems }) => {
  problems.allow(/404|not found/i);
  await open(page, '/no-such-page');
  await expect.poll(async () => (await readHead(page)).robots).toEqual(['noindex']);
  await open(page, '/gallery');
  await expect.poll(() => breadcrumb(page)).toHaveLength(2);
  await markDocument(page);
  for (const path of ['/about', '/admissions', '/policies']) {
    const before = await readHead(page);
    await page.locator(`footer a[href="${path}"]`).click();
    await expect.poll(async () => (await readHead(page)).canonicals).toEqual([host + path]);
    const after = await readHead(page);
    expect(after.titles).toEqual([pages.find((each) => each.path === path)?.title]);
    expect(after.robots).toEqual([]);
    for (const part of ['descriptions', 'keywords'] as const) {
      expect(after[part], `${part} of ${path}`).toHaveLength(1);
      expect(after[part], `${part} of ${path}`).not.toEqual(before[part]);
    }
    expect(await breadcrumb(page)).toBeUndefined();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('the gallery and an album say in structured data where they are, an open photo changes nothing', async ({
  page,
}) => {
  const home = [1, 'Home', `${host}/`];
  const gallery = [2, 'Gallery', `${host}/gallery`];
  await open(page, '/gallery');
  await expect.poll(() => breadcrumb(page)).toEqual([home, gallery]);

  await openAlbum(page, smallAlbum);
  const address = host + new URL(page.url()).pathname;
  await expect(page).toHaveTitle(`${smallAlbum.name} Photos - Gallery | ${school.name}`);
  await expect.poll(() => breadcrumb(page)).toEqual([home, gallery, [3, smallAlbum.name, address]]);
  expect((await readHead(page)).canonicals).toEqual([address]);

  await page.getByRole('main').getByRole('img').first().click();
  await expect(page).toHaveURL(/\?photo=/);
  expect((await readHead(page)).canonicals).toEqual([address]);
});
