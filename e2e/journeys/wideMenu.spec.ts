import type { Page } from '@playwright/test';
import { openAlbum, smallAlbum } from '../albums.ts';
import { expect, open, test } from '../test.ts';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation');
const schoolLife = (page: Page) => bar(page).getByRole('button', { name: 'School Life', exact: true });
const item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const items = ['Facilities', 'Gallery', 'Policies', 'Photo Policy'] as const;

async function expectOpen(page: Page, isOpen: boolean) {
  await expect(schoolLife(page)).toHaveAttribute('aria-expanded', String(isOpen));
  for (const name of items) await expect(item(page, name)).toBeVisible({ visible: isOpen });
}

test.describe('the bar of wide screens', { tag: '@desktop' }, () => {
  test('the bar names the pages in order', async ({ page }) => {
    await open(page, '/');
    expect(await bar(page).getByRole('listitem').allInnerTexts()).toEqual([
      'Home',
      'About',
      'Academics',
      'Admissions',
      'School Life',
      'Contact',
    ]);
    await schoolLife(page).hover();
    await expectOpen(page, true);
    const hrefs = await Promise.all(items.map((name) => item(page, name).getAttribute('href')));
    expect(hrefs).toEqual(['/facilities', '/gallery', '/policies', '/photo-policy']);
  });

  test('School Life opens on hover, stays open on the way to an item and closes when the pointer leaves', async ({
    page,
  }) => {
    await open(page, '/');
    await schoolLife(page).hover();
    await expectOpen(page, true);
    for (const name of items) {
      const box = await item(page, name).boundingBox();
      if (!box) throw new Error(`${name} is not laid out.`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
      await expectOpen(page, true);
    }
    await page.mouse.move(20, 600);
    await expectOpen(page, false);
  });

  test('School Life closes on choosing an item', async ({ page }) => {
    await open(page, '/');
    await schoolLife(page).hover();
    await item(page, 'Photo Policy').click();
    await expect(page).toHaveTitle(/Photography and Image Use Policy/);
    await page.mouse.move(20, 600);
    await expectOpen(page, false);
  });

  for (const key of ['Enter', 'Space']) {
    test(`School Life opens by ${key}, leads through its items and closes by Escape`, async ({ page }) => {
      await open(page, '/');
      await schoolLife(page).focus();
      await page.keyboard.press(key);
      await expectOpen(page, true);
      for (const name of items) {
        await page.keyboard.press('Tab');
        await expect(item(page, name)).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expectOpen(page, false);
      await expect(schoolLife(page)).toBeFocused();
    });
  }

  test('School Life closes on a click outside', async ({ page }) => {
    await open(page, '/about');
    await schoolLife(page).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, true);
    await page.mouse.click(20, 600);
    await expectOpen(page, false);
  });

  test('the keyboard passes by the items of the closed School Life', async ({ page }) => {
    await open(page, '/');
    await item(page, 'Admissions').focus();
    await page.keyboard.press('Tab');
    await expect(schoolLife(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(item(page, 'Contact')).toBeFocused();
  });

  test('the active link is marked and looks different, in School Life too', async ({ page }) => {
    const looks = (name: string) =>
      item(page, name).evaluate((link) => {
        const { color, backgroundColor, borderBottom, boxShadow, fontWeight, textDecoration } =
          getComputedStyle(link);
        const after = getComputedStyle(link, '::after');
        return [
          color,
          backgroundColor,
          borderBottom,
          boxShadow,
          fontWeight,
          textDecoration,
          after.background,
          after.opacity,
          after.transform,
        ].join();
      });

    await open(page, '/about');
    await expect(bar(page).locator('a[aria-current="page"]:visible')).toHaveText(['About']);
    expect(await looks('About')).not.toBe(await looks('Academics'));

    await open(page, '/');
    await expect(bar(page).locator('a[aria-current="page"]:visible')).toHaveText(['Home']);

    await open(page, '/facilities');
    await schoolLife(page).hover();
    await expect(bar(page).locator('a[aria-current="page"]:visible')).toHaveText(['Facilities']);
    expect(await looks('Facilities')).not.toBe(await looks('Policies'));
  });

  test('Gallery is the active link on an album too', async ({ page }) => {
    await openAlbum(page, smallAlbum);
    await schoolLife(page).hover();
    await expect(bar(page).locator('a[aria-current]:visible')).toHaveText(['Gallery']);
  });
});
