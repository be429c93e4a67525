import { pages, smallAlbum, unknownPaths } from './routes.ts';
import { expect, hydrated, open, test } from './test.ts';

/** Every page takes over its prerendered markup as it is. React's complaints fail the test as console errors. */
export function describeHydration() {
  for (const path of pages) {
    test(`${path} hydrates its own markup without a shift`, async ({ page }) => {
      await open(page, path);

      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      expect(await heading.evaluate((node) => node === window.prerenderedHeading)).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });
  }

  test('an album hydrates from its loading state and shows itself', async ({ page }) => {
    await open(page, '/gallery');
    await page.getByRole('link', { name: smallAlbum.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: smallAlbum.name })).toBeVisible();
    await page.reload();
    await hydrated(page);

    await expect(page.getByRole('heading', { level: 1, name: smallAlbum.name })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });

  for (const path of unknownPaths) {
    test(`the 404 page hydrates at ${path}`, async ({ page, problems }) => {
      problems.allow(/status of 404/);
      problems.allow(/not found/i);
      await open(page, path);

      const heading = page.getByRole('heading', { level: 1, name: '404' });
      expect(await heading.evaluate((node) => node === window.prerenderedHeading)).toBe(true);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });
  }
}
