import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

async function openAlbum(page: Page, name: string) {
  await page.goto('/gallery');
  await page.getByRole('main').getByRole('link').filter({ hasText: name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

const photo = (page: Page, index: number) =>
  page.getByRole('main').locator('a:has(img[src*="w_600"])').nth(index);
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

test('a photo opens large, with its count; keys lead on, the ends have no way further', async ({ page }) => {
  await openAlbum(page, 'Monsoon');
  await photo(page, 0).click();
  await expect(dialog(page)).toContainText(/1 \/ \d+/);
  await expect(
    page.locator('[role=dialog] img[src*="w_1200,h_900,c_limit,q_auto:good"]').first(),
  ).toBeVisible();
  await expect(page.locator('[role=dialog] img[src*="l_text:"]').first()).toHaveAttribute(
    'src',
    /g_south_east/,
  );
  await expect(button(page, 'Previous')).toBeHidden();
  const total = Number((await dialog(page).textContent())?.match(/1 \/ (\d+)/)?.[1]);
  for (let at = 2; at <= total; at += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page)).toContainText(`${at} / ${total}`);
  }
  await expect(button(page, 'Next')).toBeHidden();
  await expect(button(page, 'Previous')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(page)).toContainText(`${total - 1} / ${total}`);
});

test('Escape closes it and gives the focus back to the photo', async ({ page }) => {
  await openAlbum(page, 'Monsoon');
  await photo(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(/2 \/ \d+/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(photo(page, 1)).toBeFocused();
});

test('every open photo has a link: reloaded it opens again, Back closes it', async ({ page }) => {
  await openAlbum(page, 'Monsoon');
  await photo(page, 2).click();
  await expect(page).toHaveURL(/\?photo=/);
  await expect(dialog(page)).toContainText(/3 \/ \d+/);
  await page.reload();
  await expect(dialog(page)).toContainText(/3 \/ \d+/);
  await button(page, 'Close').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/photo=/);
});

test('the page behind does not scroll while a photo is open', async ({ page }) => {
  await openAlbum(page, 'Monsoon');
  await photo(page, 0).click();
  await expect(dialog(page)).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
