import type { Page, Request } from '@playwright/test';
import { albumPath, seededAlbum } from '../../albums.ts';
import { command, startProcess } from '../../runningProcess.ts';
import { expect, open } from '../../test.ts';
import { test } from './largeSite.ts';

/** `npm run gallery` for the site. */
async function gallery(environment: Record<string, string>, ...typed: string[]) {
  const running = startProcess(command('gallery', ...typed), { environment });
  expect(await running.ended, running.output()).toBe(0);
}

const album = seededAlbum('monsoon');
const count = album.photos.length;
const tiles = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') });

/** A tab whose clock the test moves on, second by second, with time for the network in between. */
async function tabAt(page: Page, path: string) {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.clock.install();
  await open(page, path);
  return {
    page,
    async waitWithinMinute(hasChanged: () => Promise<boolean>) {
      await page.bringToFront();
      for (let second = 0; second < 60 && !(await hasChanged()); second += 1) {
        await page.clock.runFor(1000);
        await expect.poll(() => underWay.size).toBe(0);
      }
      await expect.poll(hasChanged).toBe(true);
    },
  };
}

test('a photo that the office removes is gone from every open tab within a minute, and comes back when restored', async ({
  page,
  context,
  problems,
  site,
}) => {
  problems.allow(/status of 404/);
  const path = albumPath(album);
  await open(page, path);
  await expect(tiles(page)).toHaveCount(count);
  const photo = (await tiles(page).first().getAttribute('href')) ?? '';
  const picture = tiles(page).first().getByRole('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/upload/');
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);

  const albumTab = await tabAt(await context.newPage(), path);
  await expect(tiles(albumTab.page)).toHaveCount(count);
  const photoTab = await tabAt(await context.newPage(), photo);
  const dialog = photoTab.page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const listTab = await tabAt(await context.newPage(), '/gallery');
  const link = listTab.page.getByRole('link', { name: album.name, exact: true });
  const card = listTab.page.getByRole('listitem').filter({ has: link });
  const cover = await card.getByRole('img').getAttribute('src');

  await gallery(site.environment, 'remove', site.url + photo, '--reason', 'asked by a guardian');

  await open(page, photo);
  await expect(tiles(page)).toHaveCount(count - 1);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await context.request.get(address)).status()).toBe(404);

  await albumTab.waitWithinMinute(async () => (await tiles(albumTab.page).count()) === count - 1);
  await photoTab.waitWithinMinute(async () => (await dialog.count()) === 0);
  await expect(photoTab.page).toHaveURL(path);
  await listTab.waitWithinMinute(() => card.getByText(`${count - 1} photos`, { exact: true }).isVisible());
  await expect(card.getByRole('img')).not.toHaveAttribute('src', cover ?? '');

  await gallery(site.environment, 'restore', site.url + photo);
  await open(page, path);
  await expect(tiles(page)).toHaveCount(count);
});
