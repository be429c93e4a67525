import { routes } from '../routes.ts';
import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

for (const { path, heading } of routes) {
  test(`${path} is styled and shows all of its words without scripts`, async ({ page }) => {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1, name: heading });
    await expect(title).toBeVisible();
    await expect(title).toHaveCSS('font-family', /Tiro Bangla/);
    const words = page.getByRole('main').locator('h2, h3, p, li, td, dd');
    const unseen = await words.evaluateAll((elements) =>
      elements
        .filter((element) => element.closest('details:not([open])') === null)
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.textContent),
    );
    expect(unseen).toEqual([]);
  });
}

test('without scripts every page can be reached from the bar', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  for (const { path } of routes) {
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

test('without scripts the gallery says what it needs', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByRole('main').getByText(/JavaScript/i)).toBeVisible();
});

test('without scripts an unknown page says so and leads home', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const response = await page.goto('/index.php');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});
