import { expect, hydrated, test } from '../test.ts';

test('a policy opens where its title was tapped, while a longer one above it closes', async ({ page }) => {
  await page.goto('/policies');
  await hydrated(page);
  const titles = page.locator('main summary');
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
    await expect(page.locator('main details').nth(second)).toHaveAttribute('open');
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(Math.abs((await top()) - before), `${first} to ${second}`).toBeLessThanOrEqual(2);
    await titles.nth(second).click();
  }
});
