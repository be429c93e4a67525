import { expect } from '@playwright/test';
import { routes } from '../routes.ts';
import { test } from '../test.ts';

for (const { path, title, heading } of routes) {
  test(`${path} has its own head and comes to life as it was prerendered`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const name of ['description', 'keywords']) {
      await expect(page.locator(`meta[name=${name}]`)).toHaveCount(1);
      expect((await page.locator(`meta[name=${name}]`).getAttribute('content'))?.length).toBeGreaterThan(10);
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://school.example${path}`,
    );
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
  });
}

test('a trailing slash is the same page', async ({ page }) => {
  expect((await page.goto('/about/?from=mail'))?.status()).toBe(200);
  await expect(page).toHaveTitle(/About Us/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://school.example/about');
});

for (const path of ['/about/extra/deep', '/index.php', '/gallery/a/b/c', '/no-such-page']) {
  test(`${path} is not found, says so and logs the path`, async ({ page, problems }) => {
    problems.allow(/404 \(Not Found\)/);
    problems.allow(/Page not found: /);
    const logged = page.waitForEvent('console', (message) => message.text().includes(path));
    expect((await page.goto(path))?.status()).toBe(404);
    await logged;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('main').getByRole('link', { name: 'Return to Home', exact: true }).click();
    await expect(page).toHaveTitle(routes[0].title);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
}

test('every page reports itself once, on load and on navigation', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('site:page-view', (event) => {
      const seen: string[] = Reflect.get(window, 'seen') ?? [];
      Reflect.set(window, 'seen', [...seen, event instanceof CustomEvent && event.detail.path]);
    });
  });
  await page.goto('/about?x=1#y');
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen'));
  await expect.poll(seen).toEqual(['/about']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Policies', exact: true }).click();
  await expect.poll(seen).toEqual(['/about', '/policies']);
});

test('the files at the root are of this site', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { path } of routes) expect(sitemap).toContain(`<loc>https://school.example${path}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Sitemap: https://school.example/sitemap.xml',
  );
  expect((await request.get('/site.webmanifest')).headers()['content-type']).toContain('manifest+json');
  const pdf = await request.get('/School_Policy.pdf');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('each page names a link preview of its own', async ({ request }) => {
  const pictures = new Set<string>();
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    const address = html.match(/property="og:image" content="https:\/\/school\.example([^"]+)"/)?.[1] ?? '';
    pictures.add(address);
    expect((await request.get(address)).headers()['content-type']).toBe('image/jpeg');
  }
  expect(pictures.size).toBe(routes.length);
});
