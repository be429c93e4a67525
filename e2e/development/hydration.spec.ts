import { expect } from '@playwright/test';
import { test } from '../quietPage.ts';
import { routes } from '../routes.ts';

for (const path of [...routes.map((route) => route.path), '/no-such-page']) {
  test(`${path} hydrates without a word from React`, async ({ page, allow }) => {
    if (path === '/no-such-page') allow.push('404 (Not Found)', 'Page not found');
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    await expect(page.locator('h1')).toHaveCount(1);
  });
}
