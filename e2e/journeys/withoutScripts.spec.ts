import { paths } from '../pages.ts';
import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

test('every page is styled and shows all of its words without scripts', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCSS('font-family', /Tiro Bangla/);
    const words = page.getByRole('main').locator('h1, h2, h3, p, li, td, dd');
    const unseen = await words.evaluateAll((elements) =>
      elements
        .filter((element) => element.closest('details:not([open])') === null)
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.textContent),
    );
    expect(unseen, path).toEqual([]);
  }
});

test('without scripts every page can be reached from the bar', { tag: '@everywhere' }, async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  for (const path of paths) {
    const link = bar.locator(`a[href="${path}"]:visible`).first();
    if (!(await link.isVisible())) await bar.getByRole('button', { name: 'School Life' }).hover();
    await link.click();
    await expect(page).toHaveURL(path);
    await page.goto('/');
  }
});

test('without scripts a policy opens', async ({ page }) => {
  await page.goto('/policies');
  await page.getByText('School Uniform Policy', { exact: true }).click();
  await expect(page.getByRole('heading', { name: /summer/i })).toBeVisible();
});
