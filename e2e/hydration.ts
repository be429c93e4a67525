import { openAlbum, smallAlbum } from './albums.ts';
import { routes, unknownPaths } from './routes.ts';
import { expect, hydrated, layoutShifts, open, test } from './test.ts';

/** Every page takes over its prerendered markup as it is. React's complaints fail the test as console errors. */
export function describeHydration() {
  for (const { path, heading } of routes) {
    test(`${path} hydrates its own markup without a shift`, async ({ page }) => {
      await open(page, path);

      const title = page.getByRole('heading', { level: 1, name: heading });
      expect(await title.evaluate((node) => node === window.prerenderedHeading)).toBe(true);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }

  test('an album hydrates from its loading text and shows itself without a shift', async ({ page }) => {
    await openAlbum(page, smallAlbum);
    await page.reload();
    await hydrated(page);

    await expect(page.getByRole('heading', { level: 1, name: smallAlbum.name })).toBeVisible();
    await expect(page.getByRole('img', { name: smallAlbum.photos[0]?.title ?? '' })).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });

  for (const path of unknownPaths) {
    test(`the 404 page hydrates at ${path}`, async ({ page, problems }) => {
      problems.allow(/status of 404/);
      problems.allow(/not found/i);
      await open(page, path);

      const heading = page.getByRole('heading', { level: 1, name: '404' });
      expect(await heading.evaluate((node) => node === window.prerenderedHeading)).toBe(true);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
}
