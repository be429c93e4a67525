import { setTimeout as pause } from 'node:timers/promises';
import { albumReads, photoReads } from '../../backend.ts';
import { type Fault, faults, send } from '../../faultServer.ts';
import { expect, isSameDocument } from '../../test.ts';
import { expectFrame, notice, openFrame, title, tryAgain } from './expectations.ts';
import { album, albumPath, answer, firstPhoto } from './fakeGallery.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

/** Late enough for the visitor to read that the page is loading. */
const says =
  (status: number, body: string, type = 'application/json', headers = {}): Fault =>
  async (response) => {
    await pause(1500);
    send(response, answer(type, body, headers, status));
  };

const message = 'the database is out of order';
const error = JSON.stringify({ code: 'XX000', message, details: null, hint: null });

const failures: readonly { what: string; fault: Fault; text: string }[] = [
  { what: 'down', fault: faults.reset, text: 'could not be reached' },
  { what: '500', fault: says(500, error), text: message },
  {
    what: '429 with Retry-After',
    fault: says(429, '{}', 'application/json', { 'Retry-After': '3' }),
    text: 'error 429',
  },
  { what: '401', fault: says(401, error), text: message },
  {
    what: 'HTML with status 200',
    fault: says(200, '<!doctype html>', 'text/html'),
    text: 'could not be read',
  },
  { what: 'rows that are none', fault: says(200, '{"a":1}'), text: 'could not be read' },
  { what: 'hang', fault: faults.hang, text: 'took too long' },
];

const reads = [
  { read: 'albums', path: '/gallery', address: albumReads, loading: 'Loading gallery...' },
  { read: 'photos', path: albumPath, address: photoReads, loading: 'Loading album...' },
];

for (const { read, path, address, loading } of reads) {
  for (const { what, fault, text } of failures) {
    test(`${read}: ${what}: loading, then why it failed, and Try again without a reload`, async ({
      page,
      site,
      problems,
    }) => {
      problems.allow(/Failed to load resource|failed|albums|photos|net::ERR_|school’s photo store|CORS/);
      site.backend.breakFor(address, fault);
      await openFrame(page, path);
      const main = page.getByRole('main');
      await expect(main.getByText(loading, { exact: true })).toBeVisible();
      // Four attempts, each of them up to 5 s, and the pauses between them.
      await expect(notice(page)).toContainText(text, { timeout: 32_000 });
      await expect(main.getByText(loading)).toHaveCount(0);
      await expect(title(page)).toHaveCount(1);
      await expectFrame(page);

      site.backend.heal();
      await tryAgain(page);
      const loaded =
        read === 'albums'
          ? main.getByRole('link', { name: album.name, exact: true })
          : main.getByRole('img', { name: firstPhoto });
      await expect(loaded).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      expect(await isSameDocument(page)).toBe(true);
    });
  }
}
