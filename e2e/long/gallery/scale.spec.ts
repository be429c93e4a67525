import type { Page } from '@playwright/test';
import { countReads } from '../../backend.ts';
import { expect, layoutShifts, open } from '../../test.ts';
import { allAlbums, largeAlbum, photoId, photoTitle, test } from './largeSite.ts';

const main = (page: Page) => page.getByRole('main');
const photo = (page: Page, index: number) =>
  main(page).getByRole('link', { name: photoTitle(index), exact: true });
const tiles = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

/** More would show that tiles far from the window stay in the document. */
const boundedTiles = 600;

/** Waits until the grid has reserved the room of every photo: rows of four, over 200 px high at this window. */
const untilComplete = (page: Page) =>
  expect.poll(() => pageHeight(page), { timeout: 30_000 }).toBeGreaterThan((largeAlbum.photos / 4) * 200);

test('however far a visitor scrolls, only photos near the window stand in the document, and none moves', async ({
  page,
}) => {
  const reads = countReads(page, /\/rest\/v1\//);
  await open(page, largeAlbum.path);
  await untilComplete(page);
  expect(reads, 'one read of the album and five of its photos').toHaveLength(6);
  const height = await pageHeight(page);
  let most = 0;
  for (let part = 0; part <= 20; part += 1) {
    await scrollTo(page, (height * part) / 20);
    await page.waitForFunction(() =>
      [0.25, 0.5, 0.75].some((at) =>
        document.elementFromPoint(innerWidth * 0.3, innerHeight * at)?.closest('li, header, footer'),
      ),
    );
    most = Math.max(most, await tiles(page).count());
  }
  await expect(photo(page, largeAlbum.photos - 1)).toBeInViewport();
  expect(most).toBeLessThan(boundedTiles);
  expect(await pageHeight(page)).toBeCloseTo(height, -1);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a link to a photo in the middle opens it, with its place among all', async ({ page }) => {
  await open(page, `${largeAlbum.path}?photo=${photoId(4321)}`);
  const place = (text: string) => page.getByRole('dialog').getByText(text, { exact: true });
  await expect(place('4,322 / 5,000')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('ArrowRight');
  await expect(place('4,323 / 5,000')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photo(page, 4322)).toBeFocused();
  await expect(photo(page, 4322)).toBeInViewport();
});

test('five hundred albums all stand in the list, from one request, and keep the place of who returns', async ({
  page,
}) => {
  const reads = countReads(page, /\/rest\/v1\//);
  await open(page, '/gallery');
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(allAlbums);
  expect(reads).toHaveLength(1);
  const name = 'Album 250 of the many';
  const link = page.getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await layoutShifts(page)).toEqual([]);
  const top = await scrollTop(page);
  await link.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
  expect(await scrollTop(page)).toBeCloseTo(top, -1);
});
