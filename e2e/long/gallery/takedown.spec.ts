import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page, Request } from '@playwright/test';
import { expect, open } from '../../test.ts';
import { type LargeSite, test } from './largeSite.ts';

const command = join(import.meta.dirname, '../../../platform/commands/run.mjs');
const run = promisify(execFile);
/** Other suites may load the machine. */
const patient = { timeout: 20_000 };

const gallery = (site: LargeSite, ...typed: string[]) =>
  run(process.execPath, [command, 'gallery', ...typed], { env: { ...process.env, ...site.environment } });

const album = 'Monsoon';

async function openAlbum(page: Page) {
  await open(page, '/gallery');
  await page.getByRole('link', { name: album, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: album, exact: true })).toBeVisible(patient);
}

const tiles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') });
const photos = (page: Page) => tiles(page).getByRole('img');

/** Moves the clock of a page on, second by second, and lets the network answer in between. */
function clockOf(page: Page) {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return {
    /** Seconds until the page has changed, at most 60. */
    async until(hasChanged: () => Promise<boolean>) {
      for (let second = 0; second < 60; second += 1) {
        if (await hasChanged()) return second;
        await page.clock.runFor(1000);
        await expect.poll(() => underWay.size, patient).toBe(0);
      }
      return 60;
    },
  };
}

/** Every address at which the page has loaded the photo, in all sizes and formats. */
const sizesOf = (base: string) => [
  base,
  ...[
    'w_300,h_225,c_fill,q_auto:eco,e_sharpen',
    'w_600,h_450,c_fill,q_auto',
    'w_400,h_300,c_fill,q_auto',
  ].map((size) => base.replace('/upload/', `/upload/${size},f_auto,fl_progressive,dpr_2.0/`)),
];

test('a photo that the office removes is gone everywhere within a minute, and comes back when restored', async ({
  page,
  context,
  largeSite,
  problems,
}) => {
  problems.allow(/status of 404/);
  await openAlbum(page);
  const albumUrl = page.url();
  await expect(photos(page)).toHaveCount(10, patient);
  const first = tiles(page).first();
  const name = (await first.getByRole('img').getAttribute('alt')) ?? '';
  const photoUrl = new URL((await first.getAttribute('href')) ?? '', albumUrl).href;
  const image = first.getByRole('img');
  await expect
    .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth), patient)
    .toBeGreaterThan(0);
  const loaded = await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  expect(loaded).toMatch(/\/image\/upload\/w_600,[^/]+\/v1\//);
  const addresses = [loaded, ...sizesOf(loaded.replace(/\/upload\/.*\/v1\//, '/upload/v1/'))];
  for (const address of addresses) {
    const answer = await context.request.get(address);
    expect(answer.status()).toBe(200);
    expect(Number(/max-age=(\d+)/.exec(answer.headers()['cache-control'] ?? '')?.[1])).toBeLessThanOrEqual(
      55,
    );
  }
  const openTab = await context.newPage();
  await openTab.clock.install();
  const openTabClock = clockOf(openTab);
  await open(openTab, albumUrl);
  await expect(photos(openTab)).toHaveCount(10);
  const listTab = await context.newPage();
  await listTab.clock.install();
  const listTabClock = clockOf(listTab);
  await open(listTab, '/gallery');
  const card = listTab
    .getByRole('listitem')
    .filter({ has: listTab.getByRole('link', { name: album, exact: true }) });
  const cover = await card.getByRole('img').getAttribute('src');

  const removedAt = performance.now();
  await gallery(largeSite, 'remove', photoUrl, '--reason', 'asked by a guardian');
  const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
  const done = performance.now();
  console.log(`Takedown: the command took ${seconds(removedAt)}`);

  const visit = await context.newPage();
  await openAlbum(visit);
  await expect(photos(visit)).toHaveCount(9);
  await expect(visit.getByRole('img', { name, exact: true })).toHaveCount(0);
  await visit.goto(photoUrl);
  await expect(photos(visit)).toHaveCount(9);
  await expect(visit).toHaveURL(albumUrl);
  await expect(visit.getByRole('dialog')).toHaveCount(0);
  console.log(`Takedown: gone from new visits and from its own link ${seconds(done)} after the command`);

  for (const address of addresses) {
    await expect
      .poll(async () => (await context.request.get(address)).status(), {
        message: address,
        timeout: 10_000,
      })
      .toBe(404);
  }
  console.log(`Takedown: gone from the image service in all sizes ${seconds(done)} after the command`);

  await openTab.bringToFront();
  const albumSeconds = await openTabClock.until(async () => (await photos(openTab).count()) === 9);
  await expect(photos(openTab)).toHaveCount(9);
  await expect(openTab.getByRole('img', { name, exact: true })).toHaveCount(0);
  await listTab.bringToFront();
  const listSeconds = await listTabClock.until(() => card.getByText('9 photos', { exact: true }).isVisible());
  await expect(card.getByText('9 photos', { exact: true })).toBeVisible();
  await expect(card.getByRole('img')).not.toHaveAttribute('src', cover ?? '');
  console.log(
    `Takedown: gone from an open album after ${albumSeconds} s, from an open list after ${listSeconds} s`,
  );

  await gallery(largeSite, 'restore', photoUrl);
  await openAlbum(visit);
  await expect(photos(visit)).toHaveCount(10);
});

test('an open photo closes within a minute when it is removed, and its album stays', async ({
  page,
  largeSite,
}) => {
  await openAlbum(page);
  const albumUrl = page.url();
  const link = tiles(page).nth(3);
  const photoUrl = new URL((await link.getAttribute('href')) ?? '', albumUrl).href;
  await page.clock.install();
  const clock = clockOf(page);
  await open(page, photoUrl);
  await expect(page.getByRole('dialog')).toBeVisible();
  await gallery(largeSite, 'remove', photoUrl);
  await clock.until(async () => (await page.getByRole('dialog').count()) === 0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(photos(page)).toHaveCount(9);
  await expect(page).toHaveURL(albumUrl);
  await gallery(largeSite, 'restore', photoUrl);
});

test('no page that is prerendered names a photo of the gallery', async ({ request, largeSite }) => {
  for (const path of ['/gallery', '/gallery/00000000-0000-4000-8000-000000000000', '/']) {
    const html = await (await request.get(largeSite.url + path)).text();
    expect(html).not.toMatch(/image\/upload\/[^"']*albums\//);
  }
});
