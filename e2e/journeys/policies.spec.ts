import { expect, test } from '../test.ts';

for (const [link, hash, target] of [
  ['Fees and payment on the Admissions page', '#admission', '/admissions#fees'],
  ['Read the full photo policy', '#photography', '/photo-policy'],
] as const) {
  test(`a policy leads to ${target}, and a link to it from elsewhere finds it`, async ({ page }) => {
    await page.goto(`/policies${hash}`);
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(target);
  });
}

test('one policy is open at a time, and can be closed again', async ({ page }) => {
  await page.goto('/policies');
  const open = page.locator('main details[open]');
  await expect(open).toHaveCount(0);
  await page.getByText('Admission Policies', { exact: true }).click();
  await expect(open).toHaveCount(1);
  await page.getByText('School Uniform Policy', { exact: true }).click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('School Uniform Policy');
  await page.getByText('School Uniform Policy', { exact: true }).click();
  await expect(open).toHaveCount(0);
});

test('the complete policy is a download, as a PDF of that name', async ({ page }) => {
  await page.goto('/policies');
  const started = page.waitForEvent('download');
  await page.getByRole('main').locator('a[href="/School_Policy.pdf"]').first().click();
  expect((await started).suggestedFilename()).toBe('School_Policy.pdf');
});
