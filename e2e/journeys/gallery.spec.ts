import { demoGallery } from 'supabase/seed/demoGallery';
import { openAlbumFromList, smallAlbum } from '../albums.ts';
import { albumReads, albumRow, answerRows } from '../backend.ts';
import { expect, open, test } from '../test.ts';

test('albums are listed under their groups, Vintage/Nostalgia first, the others in reverse alphabetical order', async ({
  page,
}) => {
  await open(page, '/gallery');
  const groups = page.getByRole('main').getByRole('region');
  await expect(groups.getByRole('heading', { level: 2 })).toHaveText([
    'Vintage/Nostalgia',
    'Sports and Yoga',
    'Festivals and Culture',
    'Classrooms and Clubs',
    'Campus and Seasons',
  ]);
  for (const group of demoGallery.groups) {
    const cards = page.getByRole('region', { name: group.name, exact: true }).getByRole('listitem');
    await expect(cards).toHaveCount(group.albums.length);
    for (const [index, { name, description, photos }] of group.albums.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        /^\/gallery\/[\da-f-]{36}$/,
      );
      await expect(card.getByText(`${photos.length} photos`, { exact: true })).toBeVisible();
      if (description) await expect(card.getByText(description, { exact: true })).toBeVisible();
    }
  }
});

test('what a row says stays text, and a bad address of a cover is never used', async ({ page }) => {
  const name = '<img src=x onerror="document.title=1"> & <b>bold</b>';
  await page.route(albumReads, (route) =>
    answerRows(route, [
      albumRow({
        name,
        description: '<script>document.title=2</script>',
        cover_image_url: 'javascript:alert(1)',
      }),
      albumRow({ name: 'Sound', group: '<i>Art</i>' }),
    ]),
  );
  await open(page, '/gallery');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByText('<script>document.title=2</script>', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '<i>Art</i>', exact: true })).toBeVisible();
  await expect(page.locator('[src^="javascript"], [srcset^="javascript"], [href^="javascript"]')).toHaveCount(
    0,
  );
});

test('an album and back: what was read is there at once, where the visitor was', async ({ page }) => {
  await openAlbumFromList(page, smallAlbum);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Gallery' })).toBeVisible();
  await page.route(albumReads, () => undefined);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: smallAlbum.name })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { name: 'Vintage/Nostalgia' })).toBeVisible();
  await expect(page.getByText('Loading gallery...')).toHaveCount(0);
});
