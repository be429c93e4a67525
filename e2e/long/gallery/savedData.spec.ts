import type { Browser, Page } from '@playwright/test';
import { albumPath, seededAlbum } from '../../albums.ts';
import { expect } from '../../test.ts';
import { test } from './largeSite.ts';

/** A cheap telephone. */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Bytes of pictures that an album of 40 loads on a telephone: for its first screen, and scrolled to its end. */
async function pictureBytes(browser: Browser, address: string, savesData: boolean) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  if (savesData) {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'image') bytes += (await request.sizes()).responseBodySize;
  });
  await page.goto(address);
  await page.getByRole('main').getByRole('img').first().waitFor();
  await page.waitForLoadState('networkidle');
  const firstScreen = bytes;
  while (!(await scrollOn(page))) await page.waitForLoadState('networkidle');
  await page.waitForLoadState('networkidle');
  await context.close();
  return { firstScreen, whole: bytes };
}

/** Scrolls by most of a screen; whether that was the last one. */
const scrollOn = (page: Page) =>
  page.evaluate(async () => {
    scrollBy(0, innerHeight * 0.8);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  });

test('a first screen loads less than half of the pictures, and saving data halves all of them', async ({
  browser,
  largeSite,
}) => {
  const address = largeSite.url + albumPath(seededAlbum('a-year-at-school'));
  const ordinary = await pictureBytes(browser, address, false);
  const saved = await pictureBytes(browser, address, true);
  expect(ordinary.firstScreen).toBeGreaterThan(0);
  expect(ordinary.firstScreen).toBeLessThan(ordinary.whole / 2);
  expect(saved.whole).toBeLessThan(ordinary.whole / 2);
});
