import type { Page } from '@playwright/test';
import { expect, goTo, hydrated, isSameDocument, markDocument, nextFrame, open, test } from '../test.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await nextFrame(page);
}

/** A page view is reported by an effect, after the address has changed. */
const expectPageViews = (page: Page, paths: readonly string[]) =>
  expect.poll(() => page.evaluate(() => window.pageViews)).toEqual(paths);

test('links lead from section to section inside one document, from the top, focus following', async ({
  page,
}) => {
  await open(page, '/');
  await markDocument(page);
  for (const [link, title] of [
    ['About Us', /About Us/],
    ['Policies', /School Policies/],
    ['Admissions', /Admissions/],
    ['Photo Policy', /Photography/],
  ] as const) {
    await footerLink(page, link).click();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('the code of a page is fetched when its link is pointed at', async ({ page }) => {
  await open(page, '/');
  const pageScript = page.waitForRequest(/expose_PoliciesPage/);
  await footerLink(page, 'Policies').dispatchEvent('pointerover');
  await pageScript;
  await expect(page).toHaveURL('/');
});

test("a page of another section is asked for together with the section's entry", async ({ page }) => {
  await open(page, '/');
  const pageScript = page.waitForRequest(/expose_PoliciesPage/);
  await page.route(/mf-policies\/.*remoteEntry/, async (route) => {
    await pageScript;
    await route.continue();
  });
  await footerLink(page, 'Policies').click();
  await expect(page).toHaveTitle(/School Policies/);
});

test('Back, Forward and a reload return to where the visitor was', async ({ page }) => {
  await open(page, '/about');
  await scrollTo(page, 1200);
  await footerLink(page, 'Academics').dispatchEvent('click');
  await expect(page).toHaveTitle(/Academics/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 700);
  await page.goBack();
  await expect(page).toHaveTitle(/About Us/);
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await page.goForward();
  await expect(page).toHaveTitle(/Academics/);
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(650);
});

for (const from of ['/admissions#fees', '/admissions', '/policies#admission']) {
  test(`${from} leads to the fees, below the bar`, { tag: '@everywhere' }, async ({ page }) => {
    await open(page, from);
    await markDocument(page);
    const link = page.getByRole('main').locator('a[href$="#fees"]:visible').first();
    if (!from.endsWith('#fees')) await link.click();
    await expect(page).toHaveURL('/admissions#fees');
    await expect(page.locator('#fees h2')).toBeInViewport({ ratio: 1 });
    const isJustBelowBar = () =>
      page.locator('#fees h2').evaluate((heading) => {
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const { top } = heading.getBoundingClientRect();
        return top >= bar && top < bar + innerHeight / 3;
      });
    await expect.poll(isJustBelowBar).toBe(true);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('the bar stays in view, with more shadow until the page is at its top again', async ({ page }) => {
  await open(page, '/about');
  const bar = page.getByRole('banner');
  const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow);
  const atRest = await shadow();
  await scrollTo(page, 400);
  await expect.poll(shadow).not.toBe(atRest);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 0);
  await expect.poll(shadow).toBe(atRest);
});

test('the skip link is the first stop and leads to the page', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip/i });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a double click leads to a page once, and every page is reported once, without query and hash', async ({
  page,
}) => {
  await open(page, '/about?x=1#y');
  await footerLink(page, 'Policies').click();
  await expect(page).toHaveTitle(/School Policies/);
  await footerLink(page, 'Admissions').dblclick();
  await expect(page).toHaveTitle(/Admissions/);
  await page.getByRole('link', { name: /fees/i }).first().click();
  await expect(page).toHaveURL('/admissions#fees');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(/School Policies/);
  await expectPageViews(page, ['/about', '/policies', '/admissions', '/policies']);
});

test('an unknown address inside the site is the 404 page of the server, is reported, and leads home', async ({
  page,
  problems,
}) => {
  problems.allow(/404|not found/i);
  await open(page, '/about');
  await markDocument(page);
  await goTo(page, '/about/nowhere?x=1#y');
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expectPageViews(page, ['/about/nowhere', '/']);
});
