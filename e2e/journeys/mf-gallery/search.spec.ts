import { expect, layoutShifts, open, test } from '../../test.ts';

test('a year finds its albums and photos, each a link, and Back leads through the searches', {
  tag: '@everywhere',
}, async ({ page }) => {
  await open(page, '/gallery?q=1990');
  await expect(page.getByRole('status').filter({ hasText: 'Results for “1990”: 1 album' })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('1986-1991');
  expect(await layoutShifts(page)).toEqual([]);
  const field = page.getByRole('search').getByRole('searchbox', { name: 'Find a year or a word' });
  await field.fill('scaffold');
  await field.press('Enter');
  await page.getByRole('link', { name: 'Scaffolding of bamboo, 1992' }).click();
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Scaffolding of bamboo, 1992');
  for (const address of [/gallery\/[\da-f-]+$/, '/gallery?q=scaffold', '/gallery?q=1990']) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expect(field).toHaveValue('1990');
});
