import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { routes } from '../routes.ts';
import { hydrated, test } from '../test.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  return found.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target }) => target.join(' ')).slice(0, 4),
  }));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    // What is revealed is judged as it stays, not in the middle of its motion.
    test.use({ colorScheme, reducedMotion: 'reduce' });

    for (const { path } of routes) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        if (path === '/gallery') await expect(page.getByText('Loading gallery...')).toHaveCount(0);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('axe finds nothing on the 404 page', async ({ page, problems }) => {
      problems.allow(/404/);
      await page.goto('/none');
      problems.allow(/Page not found/);
      await hydrated(page);
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing on an album and its open photo', async ({ page }) => {
      await page.goto('/gallery');
      await page.getByRole('main').getByRole('link').filter({ hasText: 'Monsoon' }).click();
      const photo = page.getByRole('main').locator('a:has(img[src*="w_600"])').first();
      await expect(photo).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await photo.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing on an open policy', async ({ page }) => {
      await page.goto('/policies');
      await page.getByText('Admission Policies', { exact: true }).click();
      await expect(page.getByRole('main')).toContainText('₹');
      expect(await violations(page)).toEqual([]);
    });
  });
}
