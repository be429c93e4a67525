import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { albumReads, countReads, photoReads } from '../../backend.ts';
import { type Fault, faults, send } from '../../faultServer.ts';
import { expect, isSameDocument } from '../../test.ts';
import { album, albums, answer, photosAt, pictureOf, rows } from './fakeGallery.ts';
import { expectFrame, openFrame, title } from './oracle.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const says = (status: number, body: string, type = 'application/json', headers = {}): Fault => {
  const refusal = answer(type, body, headers, status);
  return (response) => send(response, refusal);
};

/** Late enough for the visitor to read that the page is loading. */
const slowly =
  (fault: Fault): Fault =>
  async (...request) => {
    await pause(3000);
    fault(...request);
  };

const message = 'the database is out of order';
const error = JSON.stringify({ code: 'XX000', message, details: null, hint: null });

/** How the backend fails, how often it is asked then, and how many milliseconds that may take. */
const failures: readonly { what: string; fault: Fault; asked: number; within: number; text: RegExp }[] = [
  { what: 'down', fault: faults.reset, asked: 4, within: 12_000, text: /could not be reached/ },
  { what: '500', fault: says(500, error), asked: 4, within: 12_000, text: new RegExp(message) },
  {
    what: '429 with Retry-After',
    fault: says(429, '{}', 'application/json', { 'Retry-After': '3' }),
    asked: 4,
    within: 16_000,
    text: /error 429/,
  },
  { what: '401', fault: slowly(says(401, error)), asked: 1, within: 6_000, text: new RegExp(message) },
  {
    what: 'HTML with status 200',
    fault: says(200, '<!doctype html><h1>Welcome</h1>', 'text/html'),
    asked: 4,
    within: 12_000,
    text: /could not be read/,
  },
  {
    what: 'rows that are none',
    fault: says(200, '{"a":1}'),
    asked: 4,
    within: 12_000,
    text: /could not be read/,
  },
  { what: 'hang', fault: faults.hang, asked: 4, within: 32_000, text: /took too long/ },
];

const reads = [
  {
    read: 'albums',
    path: '/gallery',
    address: albumReads,
    loading: 'Loading gallery...',
    failed: 'Error loading gallery',
    there: (page: Page) => page.getByRole('main').getByRole('link', { name: album.name, exact: true }),
  },
  {
    read: 'photos',
    path: `/gallery/${album.id}`,
    address: photoReads,
    loading: 'Loading album...',
    failed: /./,
    there: pictureOf,
  },
] as const;

for (const { read, path, address, loading, failed, there } of reads) {
  for (const { what, fault, asked, within, text } of failures) {
    test(`${read}: ${what}: loading, an error that says why, and Try again without a reload`, async ({
      page,
      site,
      problems,
    }) => {
      problems.allow(/Failed to load resource|failed|albums|photos|net::ERR_|school’s photo store|CORS/);
      const sent = countReads(page, address);
      site.backend.breakFor(address, fault);
      await openFrame(page, path);
      const main = page.getByRole('main');
      await expect(main.getByText(loading, { exact: true })).toBeVisible({ timeout: 5_000 });
      const notice = main.getByRole('alert');
      await expect(notice).toContainText(text, { timeout: within });
      await expect(notice).toContainText(failed);
      await expect(main.getByText(loading)).toHaveCount(0);
      await expect(title(page)).toHaveCount(1);
      expect(sent).toHaveLength(asked);
      await expectFrame(page);

      site.backend.heal();
      await main.getByRole('button', { name: 'Try again', exact: true }).click();
      await expect(there(page)).toBeVisible();
      await expect(notice).toHaveCount(0);
      expect(await isSameDocument(page)).toBe(true);
    });
  }
}

const hostile = [null, 7, 'text', [], {}, { id: 1 }, { id: 'x', name: '' }];

test('rows that are no albums are skipped, not the page', async ({ page, site, problems }) => {
  problems.allow(/is left out/);
  site.backend.breakFor(albumReads, (response) => send(response, rows([...hostile, ...albums])));
  await openFrame(page, '/gallery');
  const main = page.getByRole('main');
  for (const { name } of albums) await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('rows that are no photos are skipped, not the album', async ({ page, site, problems }) => {
  problems.allow(/is left out/);
  const photos = photosAt(new URL(site.backend.url).host);
  const withScript = { ...photos[0], id: 'y', cloudinary_url: 'javascript:alert(1)' };
  site.backend.breakFor(photoReads, (response) => send(response, rows([...hostile, withScript, ...photos])));
  await openFrame(page, `/gallery/${album.id}`);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(photos.length);
});

test('a gallery without albums says so', async ({ page, site }) => {
  site.backend.breakFor(albumReads, (response) => send(response, rows([])));
  await openFrame(page, '/gallery');
  await expect(page.getByRole('main').getByText('No photos yet')).toBeVisible();
});

test('an album without photos leads to the gallery', async ({ page, site }) => {
  site.backend.breakFor(photoReads, (response) => send(response, rows([])));
  await openFrame(page, `/gallery/${album.id}`);
  await expect(title(page)).toHaveText('Photo Gallery');
});

test('what the backend answers after 3 s is shown when it comes', async ({ page, site }) => {
  site.backend.breakFor(albumReads, faults.after3Seconds);
  await openFrame(page, '/gallery');
  await expect(page.getByText('Loading gallery...')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: album.name, exact: true })).toBeVisible();
});
