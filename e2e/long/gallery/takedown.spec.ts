import type { Page, Request } from '@playwright/test';
import { command, startProcess } from '../../runningProcess.ts';
import { expect, open } from '../../test.ts';
import { type SiteEnvironment, test } from './largeSite.ts';

/** Other suites may load the machine. */
const slowMachine = { timeout: 20_000 };

/** `npm run gallery` for the site. */
async function gallery(environment: SiteEnvironment, ...typed: string[]) {
  const running = startProcess(command('gallery', ...typed), { environment });
  expect(await running.ended, running.output()).toBe(0);
}

const album = 'Monsoon';

async function openAlbum(page: Page) {
  await open(page, '/gallery');
  await page.getByRole('link', { name: album, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: album, exact: true })).toBeVisible(slowMachine);
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
        await expect.poll(() => underWay.size, slowMachine).toBe(0);
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
  await expect(photos(page)).toHaveCount(10, slowMachine);
  const first = tiles(page).first();
  const name = (await first.getByRole('img').getAttribute('alt')) ?? '';
  const photoUrl = new URL((await first.getAttribute('href')) ?? '', albumUrl).href;
  const image = first.getByRole('img');
  await expect
    .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth), slowMachine)
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

  await gallery(largeSite.environment, 'remove', photoUrl, '--reason', 'asked by a guardian');

  const visit = await context.newPage();
  await openAlbum(visit);
  await expect(photos(visit)).toHaveCount(9);
  await expect(visit.getByRole('img', { name, exact: true })).toHaveCount(0);
  await visit.goto(photoUrl);
  await expect(photos(visit)).toHaveCount(9);
  await expect(visit).toHaveURL(albumUrl);
  await expect(visit.getByRole('dialog')).toHaveCount(0);

  for (const address of addresses) {
    await expect
      .poll(async () => (await context.request.get(address)).status(), {
        message: address,
        timeout: 10_000,
      })
      .toBe(404);
  }

  await openTab.bringToFront();
  await openTabClock.until(async () => (await photos(openTab).count()) === 9);
  await expect(photos(openTab)).toHaveCount(9);
  await expect(openTab.getByRole('img', { name, exact: true })).toHaveCount(0);
  await listTab.bringToFront();
  await listTabClock.until(() => card.getByText('9 photos', { exact: true }).isVisible());
  await expect(card.getByText('9 photos', { exact: true })).toBeVisible();
  await expect(card.getByRole('img')).not.toHaveAttribute('src', cover ?? '');

  await gallery(largeSite.environment, 'restore', photoUrl);
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
  await gallery(largeSite.environment, 'remove', photoUrl);
  await clock.until(async () => (await page.getByRole('dialog').count()) === 0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(photos(page)).toHaveCount(9);
  await expect(page).toHaveURL(albumUrl);
  await gallery(largeSite.environment, 'restore', photoUrl);
});
