import type { Page } from '@playwright/test';
import { albumPath, smallAlbum } from '../albums.ts';
import { expect, isSameDocument, markDocument, open, test } from '../test.ts';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation');

test.describe('the bar of wide screens', () => {
  const schoolLife = (page: Page) => bar(page).getByRole('button', { name: 'School Life', exact: true });
  const item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
  const items = ['Facilities', 'Gallery', 'Policies', 'Photo Policy'] as const;

  async function expectOpen(page: Page, isOpen: boolean) {
    await expect(schoolLife(page)).toHaveAttribute('aria-expanded', String(isOpen));
    for (const name of items) await expect(item(page, name)).toBeVisible({ visible: isOpen });
  }

  test('School Life opens on hover, stays open on the way to an item, and closes on leaving and choosing', async ({
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

    await schoolLife(page).hover();
    await item(page, 'Photo Policy').click();
    await expect(page).toHaveTitle(/Photography and Image Use Policy/);
    await page.mouse.move(20, 600);
    await expectOpen(page, false);
  });

  test('School Life opens by keyboard, leads through its items, and closes by Escape and a click outside', async ({
    page,
  }) => {
    await open(page, '/about');
    await item(page, 'Admissions').focus();
    await page.keyboard.press('Tab');
    await expect(schoolLife(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(item(page, 'Contact')).toBeFocused();
    for (const key of ['Enter', 'Space']) {
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
    }
    await page.keyboard.press('Enter');
    await expectOpen(page, true);
    await page.mouse.click(20, 600);
    await expectOpen(page, false);
  });

  test('the active link is marked and looks different, in School Life too', async ({ page }) => {
    const marked = bar(page).locator('a[aria-current]:visible');
    const looks = (name: string) =>
      item(page, name).evaluate((link) => {
        const of = (pseudo?: string) => {
          const style = getComputedStyle(link, pseudo);
          return [
            'color',
            'background',
            'border-bottom',
            'box-shadow',
            'font-weight',
            'opacity',
            'transform',
          ].map((property) => style.getPropertyValue(property));
        };
        return [...of(), ...of('::after')].join();
      });
    await open(page, '/about');
    await expect(marked).toHaveText(['About']);
    expect(await looks('About')).not.toBe(await looks('Academics'));

    await open(page, '/facilities');
    await schoolLife(page).hover();
    await expect(marked).toHaveText(['Facilities']);
    expect(await looks('Facilities')).not.toBe(await looks('Policies'));

    await open(page, albumPath(smallAlbum));
    await schoolLife(page).hover();
    await expect(marked).toHaveText(['Gallery']);
  });
});

test.describe('the menu of phones', { tag: '@phone' }, () => {
  const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
  const list = (page: Page) => bar(page).getByRole('list');
  const links = (page: Page) => bar(page).getByRole('link');
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

  test('the menu holds the nine links in order, and closes by its button or when one is chosen', async ({
    page,
  }) => {
    await open(page, '/');
    await markDocument(page);
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(links(page)).toHaveCount(0);
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(links(page)).toHaveText([...names]);
    for (const link of await links(page).all()) await expect(link).toHaveCSS('opacity', '1');
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(links(page)).toHaveCount(0);

    await menu(page).click();
    await links(page).filter({ hasText: 'About Us' }).click();
    await expect(page).toHaveTitle(/About Us/);
    await expect(links(page)).toHaveCount(0);
    await menu(page).click();
    await expect(bar(page).locator('a[aria-current="page"]:visible')).toHaveText(['About Us']);
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
    const tenths = await list(page)
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
    expect(tenths.map((each) => each - (tenths[0] ?? 0))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
