import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, open, test } from '../test.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const list = (page: Page) => page.getByRole('banner').getByRole('navigation').getByRole('list');
const links = (page: Page) => page.getByRole('banner').getByRole('navigation').getByRole('link');

const names = [
  'Home',
  'About Us',
  'Academics',
  'Admissions',
  'Facilities',
  'Gallery',
  'Policies',
  'Photo Policy',
  'Contact',
] as const;

test.describe('the menu of phones', { tag: '@phone' }, () => {
  test('the menu opens and closes by its button and holds the nine links in order', async ({ page }) => {
    await open(page, '/');
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(links(page)).toHaveCount(0);
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(links(page)).toHaveText([...names]);
    for (const link of await links(page).all()) await expect(link).toHaveCSS('opacity', '1');
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(links(page)).toHaveCount(0);
  });

  test('the menu closes when a link is chosen, without a new document', async ({ page }) => {
    await open(page, '/');
    await markDocument(page);
    await menu(page).click();
    await links(page).filter({ hasText: 'About Us' }).click();
    await expect(page).toHaveTitle(/About Us/);
    await expect(links(page)).toHaveCount(0);
    await menu(page).click();
    await expect(page.getByRole('banner').locator('nav a[aria-current="page"]:visible')).toHaveText([
      'About Us',
    ]);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('links of the closed menu get no focus, those of the open one do', async ({ page }) => {
    await open(page, '/');
    await menu(page).focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('header :focus')).toHaveCount(0);

    await menu(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveCount(0);
    await expect(menu(page)).toBeFocused();
  });

  test('the open menu is at most 80% of the window, and its last link is within reach', async ({ page }) => {
    await page.setViewportSize({ width: 568, height: 320 });
    await open(page, '/');
    await menu(page).click();
    await expect(list(page)).toBeVisible();
    expect((await list(page).boundingBox())?.height).toBeLessThanOrEqual(320 * 0.8 + 1);
    const last = links(page).filter({ hasText: 'Contact' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(page).toHaveTitle(/Contact/);
  });

  test('the items of the menu come one after the other, a tenth of a second apart', async ({ page }) => {
    await open(page, '/');
    await menu(page).click();
    const delays = await list(page)
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) =>
          Math.max(
            ...[item, ...item.querySelectorAll('*')].flatMap((element) =>
              getComputedStyle(element)
                .animationDelay.split(',')
                .map((delay) => Math.round(Number.parseFloat(delay) * 10)),
            ),
          ),
        ),
      );
    const first = delays[0] ?? 0;
    expect(delays.map((delay) => delay - first)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
