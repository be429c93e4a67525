import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** Fails when the browser loads a document: a navigation inside the site must not. */
async function withoutNewDocument(page: Page, journey: () => Promise<void>) {
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await journey();
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('links lead from section to section without a new document, head and focus following', async ({
  page,
}) => {
  await page.goto('/');
  await withoutNewDocument(page, async () => {
    for (const [link, title] of [
      ['About Us', /About Us/],
      ['Policies', /School Policies/],
      ['Admissions', /Admissions/],
    ] as const) {
      await footerLink(page, link).click();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      await expect(page.locator('meta[name=description]')).toHaveCount(1);
      await expect(page.getByRole('main')).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
});

test('Back returns to where the visitor was, Forward to the next page', async ({ page }) => {
  await page.goto('/about');
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  const left = await page.evaluate(() => scrollY);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('footer a[href="/academics"]')?.click(),
  );
  await expect(page).toHaveTitle(/Academics/);
  await page.goBack();
  await expect(page).toHaveTitle(/About Us/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect(page).toHaveTitle(/Academics/);
});

for (const from of ['/admissions', '/policies']) {
  test(`the fees are reached below the bar, coming from ${from}`, async ({ page }) => {
    await page.goto(from);
    await page
      .locator('a[href$="/admissions#fees"], a[href="#fees"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    const heading = page.locator('#fees').getByRole('heading').first();
    await expect(heading).toBeInViewport();
    const bar = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
  });
}

test('a hash that is not well formed breaks nothing', async ({ page }) => {
  await page.goto('/policies#%');
  await expect(page.getByRole('heading', { level: 1, name: 'School Policies' })).toBeVisible();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('School Life opens on hover, stays open on the way to an item and closes after it', async ({
    page,
  }) => {
    await page.goto('/');
    const schoolLife = page.getByRole('button', { name: 'School Life' });
    await schoolLife.hover();
    await expect(schoolLife).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('banner').getByRole('link', { name: 'Photo Policy', exact: true }).click();
    await expect(page).toHaveTitle(/Photography and Image Use Policy/);
    await page.mouse.move(10, 500);
    await expect(schoolLife).toHaveAttribute('aria-expanded', 'false');
  });

  test('School Life is a menu for the keyboard too', async ({ page }) => {
    await page.goto('/');
    const schoolLife = page.getByRole('button', { name: 'School Life' });
    await schoolLife.focus();
    await page.keyboard.press('Enter');
    await expect(schoolLife).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Facilities', exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(schoolLife).toHaveAttribute('aria-expanded', 'false');
  });

  test('the active page is marked, Home on the home page only', async ({ page }) => {
    await page.goto('/about');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'About', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(bar.getByRole('link', { name: 'Home', exact: true })).not.toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('the shadow of the bar grows past 10 pixels', async ({ page }) => {
    await page.goto('/about');
    const shadow = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).boxShadow);
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    const atRest = await shadow();
    await scrollTo(10);
    await expect.poll(shadow).toBe(atRest);
    await scrollTo(11);
    await expect.poll(shadow).not.toBe(atRest);
    await scrollTo(0);
    await expect.poll(shadow).toBe(atRest);
  });

  test('the skip link leads to the page', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const names = [
    'Home',
    'About Us',
    'Academics',
    'Admissions',
    'Facilities',
    'Gallery',
    'Policies',
    'Photo Policy',
    'Contact',
  ];

  test('the menu holds all nine links, the last one within reach, and closes on choosing', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const links = page.getByRole('banner').getByRole('link');
    await expect(links.filter({ hasText: 'Photo Policy' })).toBeHidden();
    await menu.click();
    for (const name of names)
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
    const contact = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
    await contact.scrollIntoViewIfNeeded();
    await contact.click();
    await expect(page).toHaveTitle(/Contact/);
    await expect(contact).toBeHidden();
  });
});
