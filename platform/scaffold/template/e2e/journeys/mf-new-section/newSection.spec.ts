import { expect, open, test } from 'e2e/test.ts';

test('/new-section is prerendered, and hydrated without a change', async ({ page }) => {
  await open(page, '/new-section');
  const heading = page.getByRole('heading', { level: 1, name: 'New section' });
  await expect(heading).toBeVisible();
  expect(await heading.evaluate((node) => node === window.prerenderedHeading)).toBe(true);
});
