import type { Page } from '@playwright/test';
import { albumPath, openAlbum, smallAlbum } from '../albums.ts';
import { host } from '../pages.ts';
import { expect, open, test } from '../test.ts';

const share = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
const choice = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const toast = (page: Page, message: string) => page.getByText(message, { exact: true });

test('Facebook opens in a small window with the canonical address and no way back', async ({
  page,
  context,
}) => {
  await context.route(/facebook\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Share</title>' }),
  );
  await open(page, '/gallery?from=mail');
  await share(page).click();
  const popup = page.waitForEvent('popup');
  await choice(page, 'Facebook').click();
  const window = await popup;
  await expect(toast(page, 'Opening Facebook...')).toBeVisible();
  expect(new URL(window.url()).searchParams.get('u')).toBe(`${host}/gallery`);
  expect(await window.evaluate(() => window.opener)).toBeNull();
});

test('where windows are blocked, the canonical address of the album is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openAlbum(page, smallAlbum);
  await share(page).focus();
  await page.keyboard.press('Enter');
  await expect(choice(page, 'WhatsApp')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Link copied! Paste in WhatsApp to share.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(host + albumPath(smallAlbum));
});
