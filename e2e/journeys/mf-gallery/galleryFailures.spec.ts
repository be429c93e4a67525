import type { Route } from '@playwright/test';
import { smallAlbum } from '../../albums.ts';
import { albumReads, answerError, gate } from '../../backend.ts';
import { expect, isSameDocument, markDocument, open, test } from '../../test.ts';

test('while a failure may pass the visitor reads so, and then the gallery comes', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 503/);
  const retry = gate();
  await page.route(albumReads, async (route) => {
    await retry.opened;
    await route.continue();
  });
  await page.route(albumReads, (route) => answerError(route, 503, 'out of order'), { times: 1 });
  await open(page, '/gallery');
  await expect(page.getByText('Still trying.')).toBeVisible();
  retry.open();
  await expect(page.getByRole('heading', { name: 'Vintage/Nostalgia' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('who is offline on the way to an album reads so, and its photos come by themselves', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await open(page, '/gallery');
  await page.getByRole('link', { name: smallAlbum.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(smallAlbum.name);
  await page.goBack();
  await markDocument(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Monsoon', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('You are offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByRole('img', { name: 'Paper boats', exact: true })).toBeVisible();
  await expect(main.getByText('You are offline')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('the gallery comes by itself also to who was offline before its code was there', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(
    /ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|could not be loaded|already registered|mf-gallery/,
  );
  await open(page, '/about');
  await markDocument(page);
  await context.setOffline(true);
  await page.locator('a[href="/gallery"]').first().dispatchEvent('click');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again', exact: true });
  await expect(again).toBeVisible({ timeout: 10_000 });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Vintage/Nostalgia' })).toBeVisible({ timeout: 15_000 });
  expect(await isSameDocument(page)).toBe(true);
});

test('a visitor with a session that is no longer valid sees what everyone sees', async ({ page }) => {
  const session = { access_token: 'a.b.c', refresh_token: 'stale', expires_at: 4_000_000_000, user: {} };
  await page.addInitScript((stored) => {
    localStorage.setItem('sb-localhost-auth-token', stored);
  }, JSON.stringify(session));
  await open(page, '/gallery');
  await expect(page.getByRole('heading', { name: 'Vintage/Nostalgia' })).toBeVisible();
});

const faults = {
  missing: (route: Route) => route.fulfill({ status: 404 }),
  broken: (route: Route) => route.fulfill({ body: 'throw 1', contentType: 'text/javascript' }),
};
for (const [fault, fulfil] of Object.entries(faults)) {
  test(`when supabase-js is ${fault} the first rows show, a later read fails, and "Try again" reads`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 404|integrity|Failed to load|Loading chunk|could not be|Reading|ReadError/);
    // Who saves data gets the client when it is needed.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    let isHealthy = false;
    await page.route(/mf-gallery\/.*\/async\/.*\.js/, async (route) => {
      const response = await route.fetch();
      const isClient = (await response.text()).includes('autoRefreshToken');
      await (isClient && !isHealthy ? fulfil(route) : route.fulfill({ response }));
    });
    await open(page, '/gallery');
    await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
    await page.getByRole('searchbox').fill('rain');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText('could not be reached')).toBeVisible({ timeout: 15_000 });
    isHealthy = true;
    await page.getByRole('main').getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'rain' })).toBeVisible();
  });
}
