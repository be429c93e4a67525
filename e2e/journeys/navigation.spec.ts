import type { Page } from '@playwright/test';
import { pages, unknownPaths } from '../pages.ts';
import { expect, goTo, isSameDocument, markDocument, open, test } from '../test.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls, and returns when the page has noticed. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);

/** Chooses a link without the scrolling that a click of the mouse would need first. */
const follow = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test('links lead from section to section inside one document, from the top, focus following', async ({
  page,
}) => {
  await open(page, '/');
  await markDocument(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) {
      documents.push(request.url());
    }
  });
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
  expect(documents).toEqual([]);
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

test('Back returns to where the visitor was, Forward to the next page', async ({ page }) => {
  await open(page, '/about');
  await scrollTo(page, 1200);
  await follow(page, 'footer a[href="/academics"]');
  await expect(page).toHaveTitle(/Academics/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 700);
  await page.goBack();
  await expect(page).toHaveTitle(/About Us/);
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await page.goForward();
  await expect(page).toHaveTitle(/Academics/);
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test('a reload stays where the visitor was', async ({ page }) => {
  await open(page, '/admissions');
  await scrollTo(page, 900);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(850);
});

const expectFeesBelowBar = async (page: Page) => {
  const heading = page.locator('#fees').getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      page.evaluate(() => {
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const top = document.querySelector('#fees h2')?.getBoundingClientRect().top ?? 0;
        return { isBelowBar: top >= bar, isNearBar: top < bar + innerHeight / 3 };
      }),
    )
    .toEqual({ isBelowBar: true, isNearBar: true });
};

test('/admissions#fees opens at the fees, below the bar', { tag: '@everywhere' }, async ({ page }) => {
  await open(page, '/admissions#fees');
  await expectFeesBelowBar(page);
});

for (const from of ['/admissions', '/policies']) {
  test(`a link to the fees leads there from ${from}`, { tag: '@everywhere' }, async ({ page }) => {
    await open(page, from);
    await markDocument(page);
    await follow(page, 'main a[href$="#fees"]');
    await expect(page).toHaveURL('/admissions#fees');
    await expectFeesBelowBar(page);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('the shadow of the bar grows past 10 pixels and rests again at the top', async ({ page }) => {
  await open(page, '/about');
  const bar = page.getByRole('banner');
  const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow);
  const atRest = await shadow();
  await scrollTo(page, 11);
  await expect.poll(shadow).not.toBe(atRest);
  await scrollTo(page, 10);
  await expect.poll(shadow).toBe(atRest);
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

test('a double click leads to the page once: Back leaves it', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/facilities');
  await footerLink(page, 'Admissions').dblclick();
  await expect(heading).toHaveText(/Admissions/);
  await page.goBack();
  await expect(heading).toHaveText(/Facilities/);
});

const [unknown] = unknownPaths;

test(`${unknown} is not found, keeps its address, logs it and leads home`, async ({ page, problems }) => {
  problems.allow(/status of 404|not found/i);
  const logged = page.waitForEvent('console', (message) => message.text().includes(unknown));
  await open(page, unknown);
  await logged;
  await expect(page).toHaveURL(unknown);
  expect(await page.evaluate(() => window.pageViews)).toEqual([unknown]);
  await page.getByRole('main').getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveTitle(pages.find(({ path }) => path === '/')?.title ?? '');
});

test('a navigation inside the site to an unknown address shows the 404 page too', async ({
  page,
  problems,
}) => {
  problems.allow(/not found/i);
  await open(page, '/about');
  await markDocument(page);
  await goTo(page, '/about/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  expect(await page.evaluate(() => window.pageViews)).toEqual(['/about', '/about/nowhere']);
  expect(await isSameDocument(page)).toBe(true);
});

test('every page reports itself once, on load and on navigation, without query and hash', async ({
  page,
}) => {
  await open(page, '/about?x=1#y');
  await footerLink(page, 'Policies').click();
  await expect(page).toHaveTitle(/School Policies/);
  await footerLink(page, 'Admissions').click();
  await expect(page).toHaveTitle(/Admissions/);
  await page.getByRole('link', { name: /fees/i }).first().click();
  await expect(page).toHaveURL('/admissions#fees');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(/School Policies/);
  expect(await page.evaluate(() => window.pageViews)).toEqual([
    '/about',
    '/policies',
    '/admissions',
    '/policies',
  ]);
});
