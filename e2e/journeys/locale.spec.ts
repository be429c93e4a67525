import { expect, hydrated, open, test } from '../test.ts';

test('the switch keeps page, search and hash', { tag: '@everywhere' }, async ({ page }) => {
  await open(page, '/policies?medium=bn#fees');
  await page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn/policies?medium=bn#fees');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/policies?medium=bn#fees');
});

test('the switch keeps the place, the open policy and the chosen tab', async ({ page }) => {
  const toBengali = page.getByRole('banner').getByRole('link', { name: 'বাংলা' });
  await open(page, '/policies');
  await page.getByText('School Uniform Policy', { exact: true }).click();
  await expect(page).toHaveURL('/policies#uniform');
  await page.locator('#uniform-winter').evaluate((winter) => winter.scrollIntoView());
  await toBengali.click();
  await expect(page).toHaveURL('/bn/policies#uniform-winter');
  await expect(page.getByRole('heading', { name: 'শীতের ইউনিফর্ম' })).toBeInViewport();

  await open(page, '/academics');
  await page.locator('#curriculum').evaluate((title) => title.scrollIntoView());
  await page.getByRole('tab', { name: 'English Medium' }).click();
  await expect(page).toHaveURL('/academics?medium=english');
  await toBengali.click();
  await expect(page).toHaveURL('/bn/academics?medium=english#curriculum');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('ইংরেজি মাধ্যম');
});

test('a page of Bengali leads to the next one in Bengali, in the same document', async ({ page }) => {
  await open(page, '/bn');
  await page.getByRole('contentinfo').getByRole('link', { name: 'ভর্তি' }).click();
  await expect(page).toHaveURL('/bn/admissions');
  await expect.poll(() => page.evaluate(() => window.pageViews)).toEqual(['/bn', '/bn/admissions']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch leads to the same page', async ({ page }) => {
    await page.goto('/bn/about');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('in a browser that prefers Bengali', () => {
  test.use({ locale: 'bn-IN' });

  test('the home page offers it, and no other page does', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'এই সাইট বাংলায় পড়ুন' }).click();
    await expect(page).toHaveURL('/bn');
    await open(page, '/about');
    await expect(page.getByText('এই সাইট বাংলায় পড়ুন')).toHaveCount(0);
  });
});
