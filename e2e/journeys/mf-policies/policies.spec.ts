import { expect, hydrated, nextFrame, test } from '../../test.ts';

test('one policy is open at a time, where its title was tapped, also while a longer one above it closes', async ({
  page,
}) => {
  await page.goto('/policies');
  await hydrated(page);
  const titles = page.locator('main summary');
  const opened = page.locator('main details[open]');
  for (const [first, second] of [
    [0, 1],
    [0, 3],
    [2, 6],
    [4, 5],
  ] as const) {
    await titles.nth(first).click();
    await titles.nth(second).scrollIntoViewIfNeeded();
    const top = () => titles.nth(second).evaluate((title) => title.getBoundingClientRect().top);
    const before = await top();
    await titles.nth(second).click();
    await expect(opened.locator('summary')).toHaveText([(await titles.nth(second).textContent()) ?? '']);
    await nextFrame(page);
    expect(Math.abs((await top()) - before), `${first} to ${second}`).toBeLessThanOrEqual(2);
    await titles.nth(second).click();
    await expect(opened).toHaveCount(0);
  }
});

test('the complete policy is a download, as a PDF of that name', async ({ page }) => {
  await page.goto('/policies');
  const started = page.waitForEvent('download');
  await page.getByRole('main').locator('a[href="/School_Policy.pdf"]').first().click();
  expect((await started).suggestedFilename()).toBe('School_Policy.pdf');
});
