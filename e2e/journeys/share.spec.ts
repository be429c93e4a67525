import { albumPath, openAlbum, smallAlbum } from '../albums.ts';
import { host } from '../pages.ts';
import { expect, open, test } from '../test.ts';

test('Facebook opens in a small window with the canonical address and no way back', async ({
  page,
  context,
}) => {
  await context.route(/facebook\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await open(page, '/gallery?from=mail');
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Facebook', exact: true }).click();
  const popup = await opened;
  await expect(page.getByText('Opening Facebook...', { exact: true })).toBeVisible();
  expect(new URL(popup.url()).searchParams.get('u')).toBe(`${host}/gallery`);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
});

test('where windows are blocked, the canonical address of the album is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openAlbum(page, smallAlbum);
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied! Paste in WhatsApp to share.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(host + albumPath(smallAlbum));
});
