import type { Page } from '@playwright/test';
import { expect, open, test } from '../test.ts';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation');
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const links = (page: Page) => bar(page).getByRole('link');

test('School Life opens on hover, stays open on the way to its last item, and closes on leaving', async ({
  page,
}) => {
  await open(page, '/');
  await button(page, 'School Life').hover();
  const last = link(page, 'Photo Policy');
  await expect(last).toBeVisible();
  const { x = 0, y = 0 } = (await last.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 20, { steps: 30 });
  await expect(last).toBeVisible();
  await page.mouse.move(20, 600);
  await expect(last).toBeHidden();

  await button(page, 'School Life').hover();
  await last.click();
  await expect(page).toHaveTitle(/Photography and Image Use Policy/);
});

test('Tab leads past the closed School Life, and through its items once it is open', async ({ page }) => {
  await open(page, '/about');
  await link(page, 'Admissions').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Contact')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  for (const name of ['Facilities', 'Gallery', 'Policies', 'Photo Policy']) {
    await page.keyboard.press('Tab');
    await expect(link(page, name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(button(page, 'School Life')).toBeFocused();
  await expect(link(page, 'Gallery')).toBeHidden();
});

test.describe('the menu of phones', { tag: '@phone' }, () => {
  test('links of the closed menu get no focus, those of the open one do', async ({ page }) => {
    await open(page, '/');
    await expect(links(page)).toHaveCount(0);
    await button(page, 'Menu').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'বাংলা' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('header :focus')).toHaveCount(0);

    await button(page, 'Menu').press('Enter');
    await page.keyboard.press('Tab');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Menu')).toBeFocused();
  });

  test('its items come a tenth of a second apart, in at most 80% of the window, the last within reach', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 568, height: 320 });
    await open(page, '/');
    await button(page, 'Menu').click();
    const delays = await bar(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).animationDelay));
    expect(delays).toEqual(Array.from({ length: 9 }, (_, index) => `${index / 10}s`));
    expect((await bar(page).getByRole('list').boundingBox())?.height).toBeLessThanOrEqual(320 * 0.8 + 1);
    const last = link(page, 'Contact');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(page).toHaveTitle(/Contact/);
  });
});
