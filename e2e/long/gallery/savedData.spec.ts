import type { Browser } from '@playwright/test';
import { albumPath, seededAlbum } from '../../albums.ts';
import { expect } from '../../test.ts';
import { test } from './largeSite.ts';

/** Bytes of pictures that an album of 40 loads on a cheap telephone: for its first screen, and scrolled to its end. */
async function pictureBytes(browser: Browser, address: string, saveData: boolean) {
  const viewport = { width: 360, height: 740 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value: { saveData: value } }),
    saveData,
  );
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'image') bytes += (await request.sizes()).responseBodySize;
  });
  await page.goto(address);
  await page.getByRole('main').getByRole('img').first().waitFor();
  await page.waitForLoadState('networkidle');
  const firstScreen = bytes;
  for (let isEnd = false; !isEnd; ) {
    isEnd = await page.evaluate(() => {
      scrollBy(0, innerHeight * 0.8);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    });
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
      ),
    );
  }
  await page.close();
  return { firstScreen, whole: bytes };
}

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
