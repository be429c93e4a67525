import type { Page } from '@playwright/test';
import { openAlbum, smallAlbum } from '../albums.ts';
import { expect, open, test } from '../test.ts';

const share = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
const choice = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const toast = (page: Page, message: string) => page.getByText(message, { exact: true });

interface Opened {
  address: string;
  features: string;
}

declare global {
  interface Window {
    opened: Opened[];
    copied: string[];
    shared: ShareData[];
  }
}

type Behaviour = 'works' | 'blocked' | 'throws';

interface Browser {
  popup?: Behaviour;
  clipboard?: Behaviour;
  nativeShare?: 'absent' | 'works' | 'cancelled' | 'throws';
}

/** Stands in for what the browser does outside of the page. */
const pretend = (page: Page, { popup = 'works', clipboard = 'works', nativeShare = 'absent' }: Browser) =>
  page.addInitScript(
    (how) => {
      window.opened = [];
      window.copied = [];
      window.shared = [];
      window.open = (address, _target, features) => {
        if (how.popup === 'throws') throw new Error('No windows here.');
        window.opened.push({ address: String(address), features: String(features) });
        if (how.popup === 'blocked') return null;
        const frame = document.createElement('iframe');
        document.body.append(frame);
        return frame.contentWindow;
      };
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: async (text: string) => {
            if (how.clipboard !== 'works') throw new DOMException('Not allowed', 'NotAllowedError');
            window.copied.push(text);
          },
        },
      });
      Object.defineProperty(navigator, 'share', {
        value:
          how.nativeShare === 'absent'
            ? undefined
            : async (data: ShareData) => {
                if (how.nativeShare === 'cancelled') throw new DOMException('Cancelled', 'AbortError');
                if (how.nativeShare === 'throws') throw new Error('No share sheet here.');
                window.shared.push(data);
              },
      });
    },
    { popup, clipboard, nativeShare },
  );

const galleryAddress = 'https://school.example/gallery';

test('Share opens a menu of Facebook, WhatsApp and Copy link, by keyboard too', async ({ page }) => {
  await pretend(page, {});
  await open(page, '/gallery');
  await share(page).focus();
  await page.keyboard.press('Enter');
  await expect(share(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('menuitem')).toHaveText(['Facebook', 'WhatsApp', 'Copy link']);
  await expect(choice(page, 'Facebook')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'WhatsApp')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(share(page)).toBeFocused();
});

for (const [network, host, opened, blocked, failed] of [
  [
    'Facebook',
    'facebook.com',
    'Opening Facebook...',
    'Link copied! Paste to share on Facebook.',
    'Could not open Facebook. Link copied instead.',
  ],
  [
    'WhatsApp',
    'wa',
    'Opening WhatsApp...',
    'Link copied! Paste in WhatsApp to share.',
    'Could not open WhatsApp. Link copied instead.',
  ],
] as const) {
  test(`${network} opens in a small window with the canonical address`, async ({ page }) => {
    await pretend(page, {});
    await open(page, '/gallery?from=mail');
    await share(page).click();
    await choice(page, network).click();
    await expect(toast(page, opened)).toBeVisible();
    const [window_] = await page.evaluate(() => window.opened);
    expect(window_?.address).toContain(host);
    expect(decodeURIComponent(window_?.address ?? '')).toContain(galleryAddress);
    expect(window_?.address).not.toContain('from');
    expect(window_?.features).toMatch(/width=600/);
    expect(window_?.features).toMatch(/height=400/);
    expect(window_?.features).not.toMatch(/noopener/);
    expect(await page.evaluate(() => window.copied)).toEqual([]);
  });

  test(`${network} copies the link when its window is blocked`, async ({ page }) => {
    await pretend(page, { popup: 'blocked' });
    await open(page, '/gallery');
    await share(page).click();
    await choice(page, network).click();
    await expect(toast(page, blocked)).toBeVisible();
    expect(await page.evaluate(() => window.copied)).toEqual([galleryAddress]);
  });

  test(`${network} copies the link when its window fails`, async ({ page, problems }) => {
    problems.allow(/could not be opened/);
    await pretend(page, { popup: 'throws' });
    await open(page, '/gallery');
    await share(page).click();
    await choice(page, network).click();
    await expect(toast(page, failed)).toBeVisible();
    expect(await page.evaluate(() => window.copied)).toEqual([galleryAddress]);
  });
}

test('the small window has no way back to the page that opened it', async ({ page, context }) => {
  await context.route(/facebook\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Share</title>' }),
  );
  await open(page, '/gallery');
  await share(page).click();
  const popup = page.waitForEvent('popup');
  await choice(page, 'Facebook').click();
  expect(await (await popup).evaluate(() => window.opener)).toBeNull();
});

test('Copy link copies the canonical address of an album, an open photo left out', async ({ page }) => {
  await pretend(page, {});
  await openAlbum(page, smallAlbum);
  const { pathname } = new URL(page.url());
  await share(page).click();
  await choice(page, 'Copy link').click();
  await expect(toast(page, 'Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => window.copied)).toEqual([`https://school.example${pathname}`]);
});

test('a link that cannot be copied is shown to copy by hand', async ({ page, problems }) => {
  problems.allow(/could not be copied/);
  await pretend(page, { clipboard: 'throws' });
  await open(page, '/gallery');
  await share(page).click();
  await choice(page, 'Copy link').click();
  await expect(toast(page, 'Failed to copy link')).toBeVisible();
  const shown = page.getByText(galleryAddress).or(page.locator(`input[value="${galleryAddress}"]`));
  await expect(shown.first()).toBeVisible();
});

test('where the browser can share, it does', async ({ page }) => {
  await pretend(page, { nativeShare: 'works' });
  await open(page, '/gallery');
  await share(page).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Facebook', 'WhatsApp', 'Share via...']);
  await choice(page, 'Share via...').click();
  await expect(toast(page, 'Shared successfully!')).toBeVisible();
  expect(await page.evaluate(() => window.shared)).toEqual([
    expect.objectContaining({ url: galleryAddress }),
  ]);
});

test('cancelling the sharing shows no message', async ({ page }) => {
  await pretend(page, { nativeShare: 'cancelled' });
  await open(page, '/gallery');
  await share(page).click();
  await choice(page, 'Share via...').click();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  expect(await page.evaluate(() => window.copied)).toEqual([]);
});

test('where sharing fails, the link is copied', async ({ page, problems }) => {
  problems.allow(/share sheet/);
  await pretend(page, { nativeShare: 'throws' });
  await open(page, '/gallery');
  await share(page).click();
  await choice(page, 'Share via...').click();
  await expect(toast(page, 'Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => window.copied)).toEqual([galleryAddress]);
});
