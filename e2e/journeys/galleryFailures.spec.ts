import type { Page } from '@playwright/test';
import { openAlbumFromList, smallAlbum } from '../albums.ts';
import { albumReads, answerError, countReads, gate } from '../backend.ts';
import { expect, isSameDocument, markDocument, open, test } from '../test.ts';

const outOfOrder = 'the database is out of order';

/** Stops a little ahead: by the time that the page is told to, a moment nearer than that may be over. */
async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 2000);
}

test('a list that cannot be read is requested four times, after 1, 2 and 4 s, then the visitor reads why and tries again', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500|albums failed|out of order/);
  const reads = countReads(page, albumReads);
  const clock = gate();
  let answered = 0;
  await page.route(albumReads, async (route) => {
    await clock.opened;
    await answerError(route, 500, outOfOrder);
    answered += 1;
  });
  await page.clock.install();
  await open(page, '/gallery');
  await expect.poll(() => reads.length).toBe(1);
  await stopClock(page);
  clock.open();

  const main = page.getByRole('main');
  for (const [failures, wait] of [1000, 2000, 4000].entries()) {
    await expect.poll(() => answered).toBe(failures + 1);
    if (failures > 0) await expect(main.getByText('Still trying.')).toBeVisible();
    await page.clock.runFor(wait - 100);
    expect(reads, `requests before ${wait} ms`).toHaveLength(failures + 1);
    let waited = wait - 100;
    while (reads.length === failures + 1) {
      waited += 200;
      await page.clock.runFor(200);
      await page.evaluate(() => navigator.locks.query());
    }
    expect(waited).toBeLessThan(1.5 * wait + 500);
  }
  await expect.poll(() => answered).toBe(4);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(main.getByText('Error loading gallery', { exact: true })).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(main.getByText(outOfOrder)).toBeVisible();
  await expect(main.getByText('Loading gallery...')).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Gallery' })).toBeVisible();
  expect(reads).toHaveLength(4);

  await page.unroute(albumReads);
  await page.clock.resume();
  await markDocument(page);
  await main.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Vintage/Nostalgia' })).toBeVisible();
  await expect(main.getByText('Error loading gallery')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a failure that passes is not seen', async ({ page, problems }) => {
  problems.allow(/status of 503/);
  await page.route(albumReads, (route) => answerError(route, 503, outOfOrder), { times: 1 });
  await open(page, '/gallery');
  await expect(page.getByRole('heading', { name: 'Vintage/Nostalgia' })).toBeVisible();
  await expect(page.getByText('Error loading gallery')).toHaveCount(0);
});

for (const id of ['00000000-0000-4000-8000-000000000000', '..%2f..%2fabout', 'a%01b']) {
  test(`the album ${id} is not there: the visitor is led to the gallery, and Back past it`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/);
    const reads = countReads(page, /rest\/v1\/albums\?.*id=eq/);
    await open(page, '/about');
    await page.goto(`/gallery/${encodeURIComponent(decodeURIComponent(id))}`);
    await expect(page).toHaveURL('/gallery');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    expect(reads.length).toBeLessThanOrEqual(1);
  });
}

test('pictures that do not come leave their words and their room', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  await page.route(/\/image\/upload\//, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/gallery');
  const cover = page
    .getByRole('link', { name: smallAlbum.name, exact: true })
    .or(page.getByRole('listitem').filter({ hasText: smallAlbum.name }))
    .getByRole('img')
    .first();
  await expect(cover).toHaveAttribute('alt', /\S/);
  expect((await cover.boundingBox())?.height).toBeGreaterThan(100);
});

test('who is offline on the way to an album reads so, and its photos come by themselves', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await openAlbumFromList(page, smallAlbum);
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
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|could not be loaded|mf-gallery/);
  await open(page, '/about');
  await markDocument(page);
  await context.setOffline(true);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/gallery"]')?.click());
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again', exact: true })).toBeVisible({
    timeout: 10_000,
  });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Vintage/Nostalgia' })).toBeVisible({ timeout: 15_000 });
  expect(await isSameDocument(page)).toBe(true);
});

test('a visitor with a session that the backend no longer accepts reads as anyone', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 401/);
  await page.addInitScript(() => {
    const [header, payload] = [{ alg: 'HS256' }, { role: 'authenticated', sub: 'a' }].map((part) =>
      btoa(JSON.stringify(part)).replaceAll('=', ''),
    );
    const session = {
      access_token: `${header}.${payload}.signature`,
      refresh_token: 'stale',
      expires_at: 4_000_000_000,
      user: { id: 'a' },
    };
    localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session));
  });
  const refused = page.waitForResponse((response) => response.status() === 401);
  await open(page, '/gallery');
  await refused;
  await expect(page.getByRole('heading', { name: 'Vintage/Nostalgia' })).toBeVisible();
});
