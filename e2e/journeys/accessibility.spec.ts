import { openAlbum, smallAlbum } from '../albums.ts';
import { expectNoViolations } from '../axe.ts';
import { albumReads, answerError, answerRows, gate } from '../backend.ts';
import { expect, open, test } from '../test.ts';

// Pages as they are opened: `hydration.spec.ts`.

test('axe finds nothing on an album and its open photo', { tag: ['@everywhere', '@mf-gallery'] }, async ({
  page,
}) => {
  await openAlbum(page, smallAlbum);
  const photo = page.getByRole('main').getByRole('img').first();
  await expect(photo).toBeVisible();
  await expectNoViolations(page);
  await photo.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on an open menu', { tag: '@everywhere' }, async ({ page, isMobile }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: isMobile ? 'Menu' : 'School Life', exact: true });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectNoViolations(page);
});

test('axe finds nothing on an open policy and on the other medium', {
  tag: ['@mf-pages', '@mf-policies'],
}, async ({ page }) => {
  await open(page, '/policies');
  await page.getByText('Admission Policies', { exact: true }).click();
  await expect(page.getByRole('main')).toContainText('₹');
  await expectNoViolations(page);
  await open(page, '/academics');
  await page.getByRole('tab', { name: 'English Medium' }).click();
  await expect(page.getByRole('tabpanel', { name: 'English Medium' })).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on a tooltip, the menu for sharing and what it says', { tag: '@mf-gallery' }, async ({
  page,
  problems,
}) => {
  // A browser may refuse the clipboard.
  problems.allow(/The link could not be copied/);
  await open(page, '/gallery');
  await expect(page.getByText('Loading gallery...')).toHaveCount(0);
  const share = page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
  await share.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText(/^(Link copied to clipboard!|Failed to copy link)$/)).toBeVisible();
  await expectNoViolations(page);
});

test('a gallery that cannot be read says why and tries again; axe finds nothing meanwhile', {
  tag: '@mf-gallery',
}, async ({ page, problems }) => {
  problems.allow(/status of 400|albums|gallery/i);
  const answer = gate();
  await page.route(albumReads, async (route) => {
    await answer.opened;
    await answerError(route, 400, 'The request is not understood.');
  });
  await open(page, '/gallery');
  await expect(page.getByText('Loading gallery...')).toBeVisible();
  await expectNoViolations(page);
  answer.open();
  await expect(page.getByText('Error loading gallery')).toBeVisible();
  await expect(page.getByText('The request is not understood.')).toBeVisible();
  await expectNoViolations(page);
  await page.route(albumReads, (route) => answerRows(route, []));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No photos yet')).toBeVisible();
  await expectNoViolations(page);
});
