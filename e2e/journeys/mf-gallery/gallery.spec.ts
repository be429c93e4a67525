import type { Locator, Page } from '@playwright/test';
import { demoGallery } from 'supabase/seed/demoGallery';
import { openAlbum, seededAlbum } from '../../albums.ts';
import { albumReads } from '../../backend.ts';
import { ownIdentity } from '../../identities.ts';
import { expect, open, test } from '../../test.ts';

const photos = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });

test('an album shows all of its photos in order, and its name in the title', async ({ page }) => {
  const album = seededAlbum('a-year-at-school');
  await openAlbum(page, album);
  await expect(page).toHaveTitle(`${album.name} Photos - Gallery | ${ownIdentity.school.name}`);
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
      const tops = await items.evaluateAll((all) =>
        all.map((item) => item instanceof HTMLElement && item.offsetTop),
      );
      counts.push(tops.filter((top) => top === tops[0]).length);
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
