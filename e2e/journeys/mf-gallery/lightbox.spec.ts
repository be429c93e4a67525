import type { Page } from '@playwright/test';
import { openAlbum, seededAlbum } from '../../albums.ts';
import { albumReads, albumRow, answerRows } from '../../backend.ts';
import { wholeBrowser } from '../../baseConfig.ts';
import { ownIdentity } from '../../identities.ts';
import { expect, isSameDocument, markDocument, open, test } from '../../test.ts';

// The clipboard.
test.use(wholeBrowser);

const album = seededAlbum('our-campus');
const total = album.photos.length;
const titleOf = (index: number) => album.photos[index]?.title ?? '';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const photo = (page: Page, index: number) =>
  page.getByRole('main').getByRole('link', { name: titleOf(index), exact: true });
const large = (page: Page, index: number) => dialog(page).getByAltText(titleOf(index), { exact: true });
const widthOf = (page: Page, index: number) =>
  large(page, index).evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);

async function openPhoto(page: Page, index: number) {
  await openAlbum(page, album);
  await photo(page, index).click();
  await expectPhoto(page, index);
}

async function expectPhoto(page: Page, index: number) {
  const description = album.photos[index]?.description;
  await expect(dialog(page).getByText(`${index + 1} / ${total}`, { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: titleOf(index), exact: true })).toBeInViewport();
  if (description) await expect(dialog(page).getByText(description, { exact: true })).toBeInViewport();
}

test('a photo opens large with its words, its watermark and its place among those that are there', {
  tag: '@everywhere',
}, async ({ page }) => {
  await page.route(albumReads, (route) =>
    answerRows(route, [albumRow({ name: album.name, image_count: 99 })]),
  );
  await openPhoto(page, 1);
  await expect(large(page, 1)).toHaveAttribute('src', /w_1200,h_900.*l_text:/);
  await large(page, 1).click();
  await expectPhoto(page, 1);
  const id = new URL(page.url()).searchParams.get('photo');
  await dialog(page).getByRole('link', { name: 'Ask for this photo to be removed', exact: true }).click();
  await expect(page).toHaveURL(`/contact?photo=${id}`);
  await expect(dialog(page)).toHaveCount(0);
});

test('buttons and arrow keys lead from photo to photo, each announced, and to the last one in the grid', async ({
  page,
}) => {
  await openPhoto(page, 0);
  await expect(button(page, 'Previous')).toHaveCount(0);
  await button(page, 'Next').click();
  await expectPhoto(page, 1);
  await button(page, 'Previous').click();
  await expectPhoto(page, 0);
  await expect(dialog(page).getByRole('status')).toHaveText(`Photo 1 of ${total}: ${titleOf(0)}`);
  for (let index = 1; index < total; index += 1) {
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, index);
  }
  await expect(button(page, 'Next')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, total - 1);
  await page.keyboard.press('ArrowLeft');
  await expectPhoto(page, total - 2);
  await page.keyboard.press('Escape');
  await expect(photo(page, total - 2)).toBeFocused();
  await expect(photo(page, total - 2)).toBeInViewport({ ratio: 0.5 });
});

test('the photos on either side, and no others, are loaded before they are asked for', async ({ page }) => {
  await openPhoto(page, 3);
  for (const index of [2, 4]) await expect.poll(() => widthOf(page, index)).toBeGreaterThan(0);
  await expect(dialog(page).locator('img')).toHaveCount(3);
});

test('the keyboard goes round in the dialog and never reaches a button that is not there', async ({
  page,
}) => {
  const controls = ['Ask for this photo to be removed', 'Close', 'Next', 'Share', 'Zoom in'];
  await openPhoto(page, 0);
  for (const key of ['Tab', 'Shift+Tab']) {
    const reached: (string | null)[] = [];
    for (let stop = 0; stop < 2 * controls.length; stop += 1) {
      await page.keyboard.press(key);
      const focused = dialog(page).locator(':focus');
      reached.push(await focused.evaluate(({ ariaLabel, textContent }) => ariaLabel ?? textContent));
    }
    const round = reached.splice(0, controls.length);
    expect(round.toSorted()).toEqual(controls);
    expect(reached).toEqual(round);
  }
});

test('the viewer is fetched when a visitor is about to open a photo', async ({ page }) => {
  await openAlbum(page, album);
  await expect(photo(page, 2)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const viewer = page.waitForRequest(/\/_sections\/mf-gallery\/.*\.js$/);
  await photo(page, 1).hover();
  await viewer;
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
  await expect.poll(() => widthOf(page, 2)).toBeGreaterThan(0);
});

test('in a short window the photo has the whole height; a tap takes the words over it away and back', async ({
  page,
}) => {
  await openPhoto(page, 1);
  await page.setViewportSize({ width: 640, height: 360 });
  await expect.poll(async () => (await large(page, 1).boundingBox())?.height).toBe(360);
  await expectPhoto(page, 1);
  const words = dialog(page).getByRole('heading', { name: titleOf(1), exact: true });
  await large(page, 1).click({ position: { x: 200, y: 150 } });
  await expect(words).toBeHidden();
  await large(page, 1).click({ position: { x: 200, y: 150 } });
  await expect(words).toBeVisible();
});

test('one photo is shared by its own address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPhoto(page, 1);
  await button(page, 'Share').click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  const { pathname, search } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    ownIdentity.host + pathname + search,
  );
});

test('button, Escape, Back and a click beside the photo close it; meanwhile the page behind cannot scroll', {
  tag: '@everywhere',
}, async ({ page, isMobile }) => {
  await openAlbum(page, album);
  await markDocument(page);
  const albumUrl = page.url();
  for (const close of [
    () => button(page, 'Close').click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => (isMobile ? page.mouse.click(196, 100) : page.mouse.click(60, 200)),
  ]) {
    await photo(page, 2).focus();
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expectPhoto(page, 2);
    await expect(page).toHaveURL(/\?photo=[\da-f-]{36}$/);
    await page.keyboard.press('End');
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(albumUrl);
    await expect(photo(page, 2)).toBeFocused();
    await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a photo has an address of its own, and leafing on leaves one step in the history', async ({ page }) => {
  await openPhoto(page, 3);
  const photoUrl = page.url();
  const albumUrl = photoUrl.replace(/\?.*/, '');
  for (const index of [4, 5]) {
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, index);
    await expect(page).not.toHaveURL(photoUrl);
  }
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(albumUrl);

  await page.goto('/about');
  await open(page, photoUrl);
  await expectPhoto(page, 3);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    ownIdentity.host + new URL(albumUrl).pathname,
  );
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: album.name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
