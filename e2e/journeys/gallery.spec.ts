import type { Locator, Page } from '@playwright/test';
import { demoGallery } from 'supabase/seed/demoGallery';
import { openAlbum, seededAlbum, smallAlbum } from '../albums.ts';
import { albumReads, albumRow, answerRows } from '../backend.ts';
import { school } from '../pages.ts';
import { expect, open, test } from '../test.ts';

const photos = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });

test('albums are listed under their groups, Vintage/Nostalgia first, the others in reverse alphabetical order', async ({
  page,
}) => {
  await open(page, '/gallery');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Vintage/Nostalgia',
    'Sports and Yoga',
    'Festivals and Culture',
    'Classrooms and Clubs',
    'Campus and Seasons',
  ]);
  for (const { name, albums } of demoGallery.groups) {
    const cards = page.getByRole('region', { name, exact: true }).getByRole('listitem');
    await expect(cards).toContainText(albums.map((album) => album.name));
    await expect(cards).toContainText(albums.map((album) => `${album.photos.length} photos`));
  }
});

test('an album shows all of its photos in order, and its name in the title', async ({ page }) => {
  const album = seededAlbum('a-year-at-school');
  await openAlbum(page, album);
  await expect(page).toHaveTitle(`${album.name} Photos - Gallery | ${school.name}`);
  const titles = () =>
    photos(page)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  await expect.poll(titles).toEqual(album.photos.map(({ title }) => title));
});

test('the list of albums has one to three columns, an album one to six, never fewer when wider', async ({
  page,
}) => {
  const columns = async (items: Locator, ...widths: number[]) => {
    const counts: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
      counts.push(new Set(lefts.map(Math.round)).size);
    }
    return counts;
  };
  await open(page, '/gallery');
  const cards = page.getByRole('region', { name: 'Festivals and Culture' }).getByRole('listitem');
  await expect(cards).not.toHaveCount(0);
  expect(await columns(cards, 400, 800, 1280)).toEqual([1, 2, 3]);

  await openAlbum(page, seededAlbum('our-campus'));
  await expect(photos(page)).toHaveCount(12);
  const counts = await columns(photos(page), 320, 480, 640, 768, 1024, 1280, 1600, 1919, 1920, 2560);
  expect(counts).toEqual([1, 1, 2, 3, 4, 4, 5, 5, 6, 6]);
});

test('hovering a photo shows its title and its description', async ({ page }) => {
  const photo = smallAlbum.photos.find(({ description }) => description !== undefined);
  await openAlbum(page, smallAlbum);
  const tile = photos(page).filter({ hasText: photo?.title ?? '' });
  await tile.hover();
  for (const text of [photo?.title, photo?.description]) {
    const words = tile.getByText(text ?? '', { exact: true });
    await expect.poll(() => words.evaluate((it) => it.checkVisibility({ opacityProperty: true }))).toBe(true);
  }
});

test('what a row says stays text, and a bad address of a cover is never used', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1"> & <b>bold</b>';
  const cover = { cover_image_url: 'javascript:alert(1)' };
  await page.route(albumReads, (route) =>
    answerRows(route, [albumRow({ name: hostile, description: hostile, group: hostile, ...cover })]),
  );
  await open(page, '/gallery');
  await expect(page.getByRole('link', { name: hostile, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(hostile, { exact: true })).toHaveCount(3);
  await expect(page.locator('[src^="javascript"], [srcset^="javascript"], [href^="javascript"]')).toHaveCount(
    0,
  );
});

test('Back from an album leads to where the visitor was in the list, without reading it again', async ({
  page,
}) => {
  await open(page, '/gallery');
  const albums = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(albums).toHaveCount(demoGallery.albums.length);
  await albums.last().click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await page.route(albumReads, () => undefined);
  await page.goBack();
  await expect(albums.last()).toBeInViewport();
  await expect(albums.first()).not.toBeInViewport();
});
