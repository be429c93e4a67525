import type { Page } from '@playwright/test';
import { openAlbum, seededAlbum, smallAlbum } from '../albums.ts';
import { host } from '../pages.ts';
import { expect, hydrated, isSameDocument, markDocument, open, test } from '../test.ts';
import { touch } from '../touch.ts';

const album = seededAlbum('our-campus');
const total = album.photos.length;

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const photo = (page: Page, index: number) =>
  page.getByRole('main').getByRole('link', { name: album.photos[index]?.title ?? '', exact: true });
const large = (page: Page, index: number) =>
  dialog(page).getByRole('img', { name: album.photos[index]?.title ?? '', exact: true });

async function openPhoto(page: Page, index: number) {
  await openAlbum(page, album);
  await photo(page, index).click();
  await expectPhoto(page, index);
}

async function expectPhoto(page: Page, index: number) {
  const { title = '', description } = album.photos[index] ?? {};
  await expect(dialog(page).getByText(`${index + 1} / ${total}`, { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: title, exact: true })).toBeInViewport();
  if (description) await expect(dialog(page).getByText(description, { exact: true })).toBeInViewport();
}

test('a photo opens large with its title, its description and its place in the album', {
  tag: '@everywhere',
}, async ({ page }) => {
  await openPhoto(page, 1);
  await expect(dialog(page)).toHaveAccessibleName(/\S/);
  const src = (await large(page, 1).getAttribute('src')) ?? '';
  const [, size = '', watermark = ''] = /\/upload\/([^/]+)\/(.+)\/v1\//.exec(src) ?? [];
  expect(size.split(',').toSorted()).toEqual([
    'c_limit',
    'dpr_2.0',
    'f_auto',
    'fl_progressive',
    'h_900',
    'q_auto:good',
    'w_1200',
  ]);
  expect(watermark).toMatch(/l_text:[^/]*Simanta%20Palli%20Primary%20School/);
  expect(watermark).toMatch(/\bo_[1-9]\d?\b/);
  expect(watermark).toMatch(/\bg_south_east\b/);
  await large(page, 1).click();
  await expectPhoto(page, 1);
});

test('buttons and arrow keys lead from photo to photo, each announced, and to the last one in the grid', async ({
  page,
}) => {
  await openPhoto(page, 0);
  const announcement = dialog(page).getByRole('status');
  await expect(button(page, 'Previous')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expectPhoto(page, 0);
  await button(page, 'Next').click();
  await expectPhoto(page, 1);
  await expect(announcement).toHaveText(`Photo 2 of ${total}: ${album.photos[1]?.title}`);
  await button(page, 'Previous').click();
  await expectPhoto(page, 0);
  await expect(announcement).toHaveText(`Photo 1 of ${total}: ${album.photos[0]?.title}`);
  for (let index = 1; index < total; index += 1) {
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, index);
  }
  await expect(button(page, 'Next')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, total - 1);
  await expect(button(page, 'Previous')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(photo(page, total - 1)).toBeFocused();
  await expect(photo(page, total - 1)).toBeInViewport({ ratio: 0.5 });
});

test('the photos on either side are loaded before they are asked for', async ({ page }) => {
  await openPhoto(page, 3);
  for (const index of [2, 4]) {
    const neighbour = dialog(page).locator(`img[alt="${album.photos[index]?.title}"]`);
    await expect
      .poll(() => neighbour.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(dialog(page).locator('img')).toHaveCount(3);
});

test('the keyboard goes round in the dialog and never reaches a button that is not there', async ({
  page,
}) => {
  await openPhoto(page, 0);
  for (const key of ['Tab', 'Shift+Tab']) {
    const reached: string[] = [];
    for (let stop = 0; stop < 10; stop += 1) {
      await page.keyboard.press(key);
      reached.push(
        await page.evaluate(() => {
          const { activeElement } = document;
          if (!activeElement?.closest('[role="dialog"]')) return 'outside';
          return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
        }),
      );
    }
    const [first = ''] = reached;
    const round = reached.slice(0, reached.indexOf(first, 1));
    expect(round.toSorted()).toEqual([
      'Ask for this photo to be removed',
      'Close',
      'Next',
      'Share',
      'Zoom in',
    ]);
    expect(reached.slice(round.length, 2 * round.length)).toEqual(round);
  }
});

test('every control of an open photo is large enough for a thumb', { tag: '@phone' }, async ({ page }) => {
  await openPhoto(page, 3);
  const controls = dialog(page).getByRole('button').or(dialog(page).getByRole('link'));
  await expect(controls).toHaveCount(6);
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('the viewer is fetched when a visitor is about to open a photo, not before', async ({ page }) => {
  await openAlbum(page, album);
  // The click that opened the album may have left the pointer over a photo.
  await page.mouse.move(0, 0);
  await open(page, page.url());
  await expect(photo(page, 2)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const viewer = page.waitForRequest(/\/_sections\/mf-gallery\/.*\.js$/);
  await photo(page, 1).hover();
  await viewer;
  await photo(page, 2).hover();
  await photo(page, 1).click();
  await expectPhoto(page, 1);
  expect(scripts).toEqual([...new Set(scripts)]);
});

test('a photo that does not load says so and can be tried again', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/);
  await openAlbum(page, album);
  const ofThird = /image\/upload\/[^?]*l_text[^?]*\/03(\.\w+)?$/;
  await page.route(ofThird, (route) => route.fulfill({ status: 503, body: '' }));
  await photo(page, 2).click();
  const failure = dialog(page).getByRole('alert');
  await expect(failure).toHaveText(/This photo could not be loaded\./);
  await expect(dialog(page).getByText(`3 / ${total}`, { exact: true })).toBeVisible();
  await page.unroute(ofThird);
  await failure.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(large(page, 2)).toBeVisible();
  await expect
    .poll(() => large(page, 2).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('asking for removal leads to the contact page with the id of the photo', async ({ page }) => {
  await openPhoto(page, 1);
  const id = new URL(page.url()).searchParams.get('photo');
  await dialog(page).getByRole('link', { name: 'Ask for this photo to be removed', exact: true }).click();
  await expect(page).toHaveURL(`/contact?photo=${id}`);
  await expect(dialog(page)).toHaveCount(0);
});

test('in a short window the photo has the whole height, and its words lie over it', async ({ page }) => {
  await openPhoto(page, 1);
  await page.setViewportSize({ width: 640, height: 360 });
  await expect.poll(async () => (await large(page, 1).boundingBox())?.height).toBe(360);
  await expectPhoto(page, 1);
});

test('one photo is shared by its own address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPhoto(page, 1);
  await button(page, 'Share').click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(host + page.url().slice(new URL(page.url()).origin.length));
});

test('a finger swipes to the next photo and back, and pulls it down to close it', { tag: '@phone' }, async ({
  page,
}) => {
  await openPhoto(page, 1);
  const finger = await touch(page);
  await finger.drag({ x: 320, y: 300 }, { x: 60, y: 300 });
  await expectPhoto(page, 2);
  await finger.drag({ x: 60, y: 300 }, { x: 320, y: 300 });
  await expectPhoto(page, 1);
  await finger.drag({ x: 190, y: 250 }, { x: 190, y: 600 });
  await expect(dialog(page)).toHaveCount(0);
});

test('two taps or two fingers enlarge a photo, and make it whole again', { tag: '@phone' }, async ({
  page,
}) => {
  await openPhoto(page, 1);
  const finger = await touch(page);
  const width = async () => (await large(page, 1).boundingBox())?.width ?? 0;
  const whole = await width();
  const centre = { x: 196, y: 330 };
  await finger.tap(centre);
  await finger.tap(centre);
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  await finger.tap(centre);
  await finger.tap(centre);
  await expect.poll(width).toBeCloseTo(whole, 0);
  await finger.spread(centre, 30, 140);
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  await expectPhoto(page, 1);
});

test('button, Escape, Back and a click beside the photo close it and give the focus back to the grid', {
  tag: '@everywhere',
}, async ({ page }) => {
  await openAlbum(page, album);
  await markDocument(page);
  const albumUrl = page.url();
  for (const close of [
    () => button(page, 'Close').click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => clickBeside(page),
  ]) {
    await photo(page, 2).focus();
    await page.keyboard.press('Enter');
    await expectPhoto(page, 2);
    await expect(page).toHaveURL(/\?photo=[\da-f-]{36}$/);
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(albumUrl);
    await expect(photo(page, 2)).toBeFocused();
  }
  expect(await isSameDocument(page)).toBe(true);
});

/** Clicks the darkness between the photo and the edge of the window. */
async function clickBeside(page: Page) {
  const box = await large(page, 2).boundingBox();
  if (!box) throw new Error('The photo is not laid out.');
  const { height = 0 } = page.viewportSize() ?? {};
  const isRoomAtSide = box.x > 120;
  await page.mouse.click(isRoomAtSide ? box.x / 2 : box.x + 20, isRoomAtSide ? height / 3 : box.y / 2);
}

test('the page behind does not scroll while a photo is open, and scrolls again after', async ({ page }) => {
  await openPhoto(page, 0);
  const top = await page.evaluate(() => scrollY);
  const canScroll = () =>
    page.evaluate(() => {
      const hidden = [document.documentElement, document.body].some(
        (element) => getComputedStyle(element).overflowY === 'hidden',
      );
      return !hidden;
    });
  expect(await canScroll()).toBe(false);
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await canScroll()).toBe(true);
});

test('a photo has an address of its own, which opens it over its album', async ({ page }) => {
  await openPhoto(page, 3);
  const photoUrl = page.url();
  const albumUrl = photoUrl.replace(/\?.*/, '');
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 4);
  await expect(page).not.toHaveURL(photoUrl);
  await page.goto('/about');
  await page.goto(photoUrl);
  await hydrated(page);
  await expectPhoto(page, 3);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(albumUrl);
  await expect(page.getByRole('heading', { level: 1, name: album.name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('leafing through photos leaves one step in the history', async ({ page }) => {
  await openPhoto(page, 0);
  for (const index of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, index);
  }
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: album.name })).toBeVisible();
});

test('the counter counts the photos that are really there', async ({ page }) => {
  await page.route(/\/rest\/v1\/albums\?/, async (route) => {
    const response = await route.fetch();
    const rows: { image_count: number }[] = await response.json();
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, image_count: 99 })) });
  });
  await open(page, '/gallery');
  await page.getByRole('link', { name: smallAlbum.name, exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: smallAlbum.photos[0]?.title ?? '', exact: true })
    .click();
  await expect(dialog(page).getByText(`1 / ${smallAlbum.photos.length}`, { exact: true })).toBeVisible();
});
