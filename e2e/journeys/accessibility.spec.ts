import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { openAlbum, smallAlbum } from '../albums.ts';
import { albumReads, answerError, answerRows, gate } from '../backend.ts';
import { bengaliPaths, paths } from '../pages.ts';
import { open, test } from '../test.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Both schemes show the same elements, so in the dark one the colours alone are judged. */
const ofColours = ['color-contrast', 'link-in-text-block'];

async function expectNoViolations(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await new AxeBuilder({ page }).withTags(wcag).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await new AxeBuilder({ page }).withRules(ofColours).analyze();
  const found = Object.entries({ light, dark }).flatMap(([scheme, { violations }]) =>
    violations.map(({ id, nodes }) => [scheme, id, ...nodes.map(({ target }) => target.join(' '))]),
  );
  expect(found).toEqual([]);
}

// What is revealed is judged as it stays, not in the middle of its motion.
test.use({ reducedMotion: 'reduce' });

/** Pages whose layout on a phone is another one: tables that scroll, columns that fold. */
const foldedOnPhones = ['/', '/admissions', '/gallery'];

for (const path of [...paths, '/no-such-page', ...bengaliPaths, '/bn/no-such-page']) {
  const tag = foldedOnPhones.includes(path) ? '@everywhere' : [];
  test(`axe finds nothing on ${path}`, { tag }, async ({ page, problems }) => {
    if (path.endsWith('/no-such-page')) problems.allow(/404|not found/i);
    await open(page, path);
    if (path === '/gallery') await expect(page.getByText('Loading gallery...')).toHaveCount(0);
    await expectNoViolations(page);
  });
}

test('axe finds nothing on an album and its open photo', { tag: '@everywhere' }, async ({ page }) => {
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

test('axe finds nothing on an open policy and on the other medium', async ({ page }) => {
  await open(page, '/policies');
  await page.getByText('Admission Policies', { exact: true }).click();
  await expect(page.getByRole('main')).toContainText('₹');
  await expectNoViolations(page);
  await open(page, '/academics');
  await page.getByRole('tab', { name: 'English Medium' }).click();
  await expect(page.getByRole('tabpanel', { name: 'English Medium' })).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on a tooltip, the menu for sharing and what it says', async ({ page }) => {
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

test('a gallery that cannot be read says why and tries again; axe finds nothing meanwhile', async ({
  page,
  problems,
}) => {
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
