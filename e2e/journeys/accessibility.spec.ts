import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { albumPath, smallAlbum } from '../albums.ts';
import { albumReads, answerError, answerRows, gate } from '../backend.ts';
import { paths } from '../pages.ts';
import { hydrated, open, test } from '../test.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Both schemes show the same elements, so in the dark one the colours alone are judged. */
const ofColours = ['color-contrast', 'link-in-text-block'];

async function violations(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await new AxeBuilder({ page }).withTags(wcag).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await new AxeBuilder({ page }).withRules(ofColours).analyze();
  return Object.entries({ light, dark }).flatMap(([scheme, { violations: found }]) =>
    found.map(({ id, nodes }) => ({
      scheme,
      id,
      where: nodes.map(({ target }) => target.join(' ')).slice(0, 4),
    })),
  );
}

// What is revealed is judged as it stays, not in the middle of its motion.
test.use({ reducedMotion: 'reduce' });

/** Pages whose layout on a phone is another one: tables that scroll, columns that fold. */
const foldedOnPhones = ['/', '/admissions', '/gallery'];

for (const path of paths) {
  const tag = foldedOnPhones.includes(path) ? '@everywhere' : [];
  test(`axe finds nothing on ${path}`, { tag }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    if (path === '/gallery') await expect(page.getByText('Loading gallery...')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
}

test('axe finds nothing on the 404 page', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/none');
  problems.allow(/Page not found/);
  await hydrated(page);
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on an album and its open photo', { tag: '@everywhere' }, async ({ page }) => {
  await page.goto(albumPath(smallAlbum));
  const photo = page.getByRole('main').locator('a:has(img[src*="w_600"])').first();
  await expect(photo).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await photo.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on an open policy', async ({ page }) => {
  await page.goto('/policies');
  await page.getByText('Admission Policies', { exact: true }).click();
  await expect(page.getByRole('main')).toContainText('₹');
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on an open menu', { tag: '@everywhere' }, async ({ page, isMobile }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: isMobile ? 'Menu' : 'School Life', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on the other medium', async ({ page }) => {
  await open(page, '/academics');
  await page.getByRole('tab', { name: 'English Medium' }).click();
  await expect(page.getByRole('tabpanel', { name: 'English Medium' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on a tooltip, the menu for sharing and what it says', async ({ page }) => {
  await open(page, '/gallery');
  await expect(page.getByText('Loading gallery...')).toHaveCount(0);
  const share = page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
  await share.focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText(/^(Link copied to clipboard!|Failed to copy link)$/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on a gallery that loads, fails or is empty', async ({ page, problems }) => {
  problems.allow(/status of 400|albums|gallery/i);
  const answer = gate();
  await page.route(albumReads, async (route) => {
    await answer.opened;
    await answerError(route, 400, 'The request is not understood.');
  });
  await open(page, '/gallery');
  await expect(page.getByText('Loading gallery...')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  answer.open();
  await expect(page.getByText('Error loading gallery')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.unroute(albumReads);
  await page.route(albumReads, (route) => answerRows(route, []));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No photos yet')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
