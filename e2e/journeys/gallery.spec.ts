import { productionSite } from '../sites.ts';
import { expect, test } from '../test.ts';

const albumRequests = '**/rest/v1/albums?*';

test('albums stand under their groups: Vintage/Nostalgia first, the others in reverse alphabetical order', async ({
  page,
}) => {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Vintage/Nostalgia');
  const groups = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(groups.length).toBeGreaterThanOrEqual(4);
  expect(groups.slice(1)).toEqual(groups.slice(1).toSorted().toReversed());
});

test('an album card leads to its album, which shows as many photos as the card says', async ({ page }) => {
  await page.goto('/gallery');
  const card = page.getByRole('main').getByRole('link').filter({ hasText: 'Monsoon' });
  const count = Number(
    (await card.locator('xpath=ancestor-or-self::li').textContent())?.match(/(\d+) photos/)?.[1],
  );
  await expect(
    card.locator('xpath=ancestor-or-self::li').getByRole('img').or(card.locator('img')).first(),
  ).toHaveAttribute('src', /w_300,h_225,c_fill,q_auto:eco,e_sharpen,f_auto,fl_progressive,dpr_2\.0\//);
  await card.click();
  await expect(page).toHaveTitle('Monsoon Photos - Gallery | Simanta Palli Primary School');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monsoon');
  const photos = page.getByRole('main').locator('img[src*="w_600,h_450,c_fill,q_auto,"]');
  await expect(photos).toHaveCount(count);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Gallery');
  const albumPath = new URL(page.url()).pathname;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://school.example${albumPath}`,
  );
  const lists = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map(({ textContent }) => JSON.parse(textContent ?? ''))
        .filter((data) => data['@type'] === 'BreadcrumbList'),
    );
  await expect.poll(async () => (await lists()).length).toBe(1);
  const items = (await lists())[0].itemListElement;
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Home', 'Gallery', 'Monsoon']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Policies', exact: true }).click();
  await expect(page).toHaveTitle(/School Policies/);
  expect(await lists()).toEqual([]);
});

for (const id of [
  'no-such-album',
  '00000000-0000-4000-8000-000000000000',
  'x'.repeat(300),
  '%01',
  "'; drop table albums; --",
]) {
  test(`the album ${id.slice(0, 40)} is not there: the visitor is taken to the gallery, not through it`, async ({
    page,
    problems,
  }) => {
    problems.allow(/400 \(Bad Request\)/);
    await page.goto('/about');
    await page.goto(`/gallery/${encodeURIComponent(id).replace('%2501', '%01')}`);
    await expect(page).toHaveURL('/gallery');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
}

test('a backend that fails is asked four times, then the visitor reads why and tries again', async ({
  page,
  problems,
}) => {
  problems.allow(/503/);
  problems.allow(/Error loading gallery/);
  problems.allow(/out of order/);
  problems.allow(/Failed to load resource/);
  await page.clock.install();
  let requests = 0;
  await page.route(albumRequests, (route) => {
    requests += 1;
    return route.fulfill({
      status: 503,
      json: { message: 'out of order' },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await page.goto('/gallery');
  await expect(page.getByText('Loading gallery...', { exact: true })).toBeVisible();
  for (const expected of [1, 2, 3, 4]) {
    await expect.poll(() => requests).toBe(expected);
    await page.clock.runFor(4500);
  }
  await expect(page.getByText('Error loading gallery')).toBeVisible();
  await expect(page.getByText('out of order')).toBeVisible();
  expect(requests).toBe(4);
  await page.unroute(albumRequests);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Vintage/Nostalgia' })).toBeVisible();
});

test('a gallery without albums says so', async ({ page }) => {
  await page.route(albumRequests, (route) =>
    route.fulfill({
      json: [],
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'Content-Range',
        'content-range': '*/0',
      },
    }),
  );
  await page.goto('/gallery');
  await expect(page.getByText('No photos yet')).toBeVisible();
});

test('the anonymous key reads and does nothing else', async ({ page, request }) => {
  await page.goto('/gallery');
  const boot = JSON.parse((await page.locator('#boot').textContent()) ?? '');
  expect(boot.site.supabase.url).toBe(productionSite.backendUrl);
  const headers = { apikey: boot.site.supabase.anonKey };
  expect(
    (await request.get(`${productionSite.backendUrl}/rest/v1/albums?select=id`, { headers })).status(),
  ).toBe(200);
  expect(
    (
      await request.delete(`${productionSite.backendUrl}/rest/v1/albums?id=not.is.null`, { headers })
    ).status(),
  ).toBe(401);
});
