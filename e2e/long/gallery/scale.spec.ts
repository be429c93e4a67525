import type { Page } from '@playwright/test';
import { countReads, gate } from '../../backend.ts';
import { expect, hydrated, layoutShifts, open } from '../../test.ts';
import { allAlbums, largeAlbum, photoId, photoTitle, test } from './largeSite.ts';

const albumPath = `/gallery/${largeAlbum.id}`;

const photo = (page: Page, index: number) =>
  page.getByRole('main').getByRole('link', { name: photoTitle(index), exact: true });
const tiles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });
const dialog = (page: Page) => page.getByRole('dialog');

/** More would show that tiles far from the window stay in the document. */
const boundedTiles = 600;

const readsOf = (page: Page) => countReads(page, /\/rest\/v1\//);

/** Waits until the grid has reserved the room of every photo: rows of four, over 200 px high at this window. */
const untilComplete = (page: Page) =>
  page.waitForFunction(
    (least) => document.documentElement.scrollHeight > least,
    (largeAlbum.photos / 4) * 200,
    { timeout: 30_000 },
  );

test('the first photos of five thousand show before the last are in, and the last can be reached', async ({
  page,
}) => {
  const lastPage = gate();
  await page.route(/gallery_images\?.*offset=4000/, async (route) => {
    await lastPage.opened;
    await route.continue();
  });
  const seen = readsOf(page);
  await open(page, albumPath);
  await expect(photo(page, 0)).toBeVisible();
  lastPage.open();
  await untilComplete(page);
  await page.keyboard.press('End');
  await expect(photo(page, largeAlbum.photos - 1)).toBeInViewport({ timeout: 15_000 });
  await expect(page).toHaveTitle(/Forty Years in Five Thousand Photos/);
  expect(seen, 'one read of the album and five of its photos').toHaveLength(6);
});

test('however far a visitor scrolls, only photos near the window stand in the document, and none moves', async ({
  page,
}) => {
  await open(page, albumPath);
  await untilComplete(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  let most = 0;
  for (let part = 0; part <= 20; part += 1) {
    await page.evaluate((top) => scrollTo(0, top), (height * part) / 20);
    await expect(async () => {
      const empty = await page.evaluate(
        () =>
          ![0.25, 0.5, 0.75].some((at) =>
            document.elementFromPoint(innerWidth * 0.3, innerHeight * at)?.closest('li, header, footer'),
          ),
      );
      expect(empty).toBe(false);
    }).toPass();
    most = Math.max(most, await tiles(page).count());
  }
  expect(most).toBeLessThan(boundedTiles);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a link to a photo in the middle opens it, with its place among all', async ({ page }) => {
  await open(page, `${albumPath}?photo=${photoId(4321)}`);
  await expect(dialog(page).getByText('4322 / 5000', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByText('4323 / 5000', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photo(page, 4322)).toBeFocused();
  await expect(photo(page, 4322)).toBeInViewport();
});

test('who leaves a large album and comes back stands where they stood', async ({ page }) => {
  await open(page, albumPath);
  await untilComplete(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(0);
  const top = await page.evaluate(() => scrollY);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/policies"]')?.click());
  await expect(page.getByRole('heading', { level: 1, name: 'School Policies' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: largeAlbum.name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -1);
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(0);
});

test('five hundred albums all stand in the list, from one request, and keep the place of who returns', async ({
  page,
}) => {
  const seen = readsOf(page);
  await open(page, '/gallery');
  const cards = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(cards).toHaveCount(allAlbums);
  expect(seen).toHaveLength(1);
  const last = page.getByRole('link', { name: 'Album 250 of the many', exact: true });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await layoutShifts(page)).toEqual([]);
  const top = await page.evaluate(() => scrollY);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Album 250 of the many' })).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(top, -1);
});

test('an album of ordinary size takes two requests, also when it is the first page of the visit', async ({
  page,
}) => {
  await open(page, '/gallery');
  await page.getByRole('link', { name: 'Album 7 of the many', exact: true }).click();
  await expect(tiles(page)).toHaveCount(3);
  const seen = readsOf(page);
  await page.reload();
  await hydrated(page);
  await expect(tiles(page)).toHaveCount(3);
  expect(seen).toHaveLength(2);
});
