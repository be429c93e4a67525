import { openAlbum, smallAlbum } from '../albums.ts';
import { routes, unknownPaths } from '../routes.ts';
import { expect, hydrated, isSameDocument, markDocument, open, test } from '../test.ts';

for (const { path, title, heading } of routes) {
  test(`${path} answers, with a slash at its end too, as one page in one frame`, async ({
    page,
    request,
  }) => {
    if (path !== '/') {
      const slash = await request.get(`${path}/`, { maxRedirects: 0 });
      expect(slash.status()).toBe(200);
      expect(await slash.text()).toBe(await (await request.get(path)).text());
    }

    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('an album answers as one page in one frame', async ({ page }) => {
  await openAlbum(page, smallAlbum);
  await page.goto(`${page.url()}/`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: smallAlbum.name })).toBeVisible();
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
});

for (const path of unknownPaths) {
  test(`${path} is not found, keeps its address, logs it and leads home`, async ({ page, problems }) => {
    problems.allow(/status of 404/);
    problems.allow(/not found/i);
    const logged = page.waitForEvent('console', (message) => message.text().includes(path));
    const response = await open(page, path);

    expect(response?.status()).toBe(404);
    await logged;
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByRole('main').getByText('Oops! Page not found', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => window.pageViews)).toEqual([path]);
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
    const notFoundTitle = await page.title();
    for (const { title } of routes) expect(notFoundTitle).not.toMatch(title);

    await page.getByRole('main').getByRole('link', { name: 'Return to Home', exact: true }).click();
    await expect(page).toHaveTitle(routes[0].title);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
}

test('a navigation inside the site to an unknown address shows the 404 page too', async ({
  page,
  problems,
}) => {
  problems.allow(/not found/i);
  await open(page, '/about');
  await markDocument(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/about/nowhere');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  expect(await page.evaluate(() => window.pageViews)).toEqual(['/about', '/about/nowhere']);
  expect(await isSameDocument(page)).toBe(true);
});

test('every page reports itself once, on load and on navigation, without query and hash', async ({
  page,
}) => {
  await open(page, '/about?x=1#y');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Policies', exact: true }).click();
  await expect(page).toHaveTitle(/School Policies/);
  await footer.getByRole('link', { name: 'Admissions', exact: true }).click();
  await expect(page).toHaveTitle(/Admissions/);
  await page.getByRole('link', { name: /fees/i }).first().click();
  await expect(page).toHaveURL('/admissions#fees');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(/School Policies/);
  expect(await page.evaluate(() => window.pageViews)).toEqual([
    '/about',
    '/policies',
    '/admissions',
    '/policies',
  ]);
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
