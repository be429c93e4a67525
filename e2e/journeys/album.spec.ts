import type { Page } from '@playwright/test';
import { openAlbum, seededAlbum, smallAlbum } from '../albums.ts';
import { expect, open, test } from '../test.ts';

const photos = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });

test('an album shows its name, its description and all of its photos in order', async ({ page }) => {
  const album = seededAlbum('a-year-at-school');
  await openAlbum(page, album);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb', exact: true });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Gallery', album.name]);
  await expect(breadcrumb.getByRole('link', { name: 'Gallery', exact: true })).toHaveAttribute(
    'href',
    '/gallery',
  );
  await expect(page.getByRole('main').getByText(album.description ?? '', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await expect(photos(page)).toHaveCount(album.photos.length);
  const names = await photos(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(names).toEqual(album.photos.map(({ title }) => title));
});

test('the grid has one column up to 480 px and six from 1920 px, never fewer when wider', async ({
  page,
}) => {
  await openAlbum(page, seededAlbum('our-campus'));
  await expect(photos(page)).toHaveCount(12);
  const columns: number[] = [];
  for (const width of [320, 480, 640, 768, 1024, 1280, 1600, 1919, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await photos(page).evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().left),
    );
    columns.push(new Set(lefts.map(Math.round)).size);
  }
  expect(columns.slice(0, 2)).toEqual([1, 1]);
  expect(columns.slice(-2)).toEqual([6, 6]);
  expect(columns).toEqual(columns.toSorted((one, other) => one - other));
  expect(new Set(columns).size).toBeGreaterThanOrEqual(4);
});

test('the list of albums has one column at 400 px, two at 800 px, three at 1280 px', async ({ page }) => {
  await open(page, '/gallery');
  const cards = page.getByRole('region', { name: 'Festivals and Culture' }).getByRole('listitem');
  await expect(cards).not.toHaveCount(0);
  for (const [width, columns] of [
    [400, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(new Set(lefts.map(Math.round)).size, `columns at ${width} px`).toBe(columns);
  }
});

test('hovering a photo shows its title and its description', async ({ page }) => {
  const photo = smallAlbum.photos.find(({ description }) => description !== undefined);
  if (!photo) throw new Error('The album has no photo with a description.');
  await openAlbum(page, smallAlbum);
  const tile = photos(page).filter({ has: page.getByRole('img', { name: photo.title, exact: true }) });
  await tile.hover();
  for (const text of [photo.title, photo.description ?? '']) {
    const words = tile.getByText(text, { exact: true });
    await expect(words).toBeVisible();
    await expect
      .poll(() =>
        words.evaluate((element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ),
      )
      .toBe(true);
  }
});
