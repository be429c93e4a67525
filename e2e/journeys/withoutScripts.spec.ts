import { paths } from '../pages.ts';
import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

test('every page is styled and shows all of its words without scripts', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCSS('font-family', /Tiro Bangla/);
    const unseen = await page
      .locator('main :is(h1, h2, h3, p, li, td, dd):not(details:not([open]) *)')
      .evaluateAll((elements) =>
        elements.flatMap((element) => {
          const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          return isSeen ? [] : [element.textContent];
        }),
      );
    expect(unseen, path).toEqual([]);
  }
});

test('without scripts every page can be reached from the bar, and a policy opens', {
  tag: '@everywhere',
}, async ({ page }) => {
  const bar = page.getByRole('banner');
  for (const path of paths) {
    await page.goto('/');
    const link = bar.locator(`a[href="${path}"]:visible`).first();
    if (!(await link.isVisible())) await bar.getByRole('button', { name: 'School Life' }).hover();
    await link.click();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/policies');
  await page.getByText('School Uniform Policy', { exact: true }).click();
  await expect(page.getByRole('heading', { name: /summer/i })).toBeVisible();
});
