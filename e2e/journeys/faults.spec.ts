import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { expect, hydrated, isSameDocument, markDocument, open, test } from '../test.ts';

/** One of each class of faults that no other journey shows; all of them, for every section: `e2e/long/faults`. */
const entry = /_sections\/mf-policies\/\w+\/remoteEntry/;
const chunks = /_sections\/mf-policies\/\w+\/static\/js\/async/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('main').getByRole('alert');
const again = (page: Page) => notice(page).getByRole('button', { name: 'Try again', exact: true });

/** Follows a link of the layout without touching it before, which would load the page ahead. */
const follow = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).dispatchEvent('click');

const lost =
  /could not be loaded|Failed to load resource|Failed to find a valid digest|was preloaded using link preload|already registered/;

const afterFourSeconds = async (route: Route) => {
  await pause(4500);
  await route.fallback();
};

for (const { what, files, fail } of [
  { what: 'a slow list of pages and a section that hangs', files: entry, fail: () => new Promise(() => {}) },
  { what: 'a page chunk that is cut off', files: chunks, fail: (route: Route) => route.abort() },
]) {
  test(`${what}: a notice within 8 s, and Try again brings the page, in the same document`, async ({
    page,
    problems,
  }) => {
    problems.allow(lost);
    if (files === entry) await page.route(/\/_releases\/\d+\.json$/, afterFourSeconds);
    await open(page, '/about');
    await markDocument(page);
    await page.route(files, fail);
    await follow(page, '/policies');
    await expect(notice(page)).toContainText('could not be loaded', { timeout: 8000 });
    if (files === chunks) await again(page).click();
    await expect(again(page)).toBeVisible();
    await page.unroute(files);
    await again(page).click();
    await expect(heading(page)).toHaveText('School Policies');
    expect(await isSameDocument(page)).toBe(true);
  });
}

for (const what of ['is missing', 'was tampered with']) {
  test(`an entry that ${what}: not executed, its page stays readable, the site works`, async ({
    page,
    problems,
  }) => {
    problems.allow(lost);
    await page.route(entry, async (route) => {
      if (what === 'is missing') return route.abort();
      const response = await route.fetch();
      return route.fulfill({ response, body: `${await response.text()};window.tampered=true` });
    });
    await open(page, '/policies');
    await expect(heading(page)).toHaveText('School Policies');
    await follow(page, '/about');
    await expect(heading(page)).toHaveText(/About/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'tampered'))).toBeUndefined();
  });
}

test('a page that throws shows its message inside the layout, and Try again when it is healed', async ({
  page,
  problems,
}) => {
  problems.allow(/No observers today/);
  await open(page, '/policies');
  await page.evaluate(() => {
    const { observe } = IntersectionObserver.prototype;
    Reflect.set(window, 'heal', () => Object.assign(IntersectionObserver.prototype, { observe }));
    IntersectionObserver.prototype.observe = () => {
      throw new Error('No observers today');
    };
  });
  await follow(page, '/admissions');
  await expect(notice(page)).toContainText('Unexpected Application Error!');
  await expect(notice(page)).toContainText('No observers today');
  for (const landmark of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toBeVisible();
  }
  await page.evaluate(() => Reflect.get(window, 'heal')());
  await again(page).click();
  await expect(heading(page)).toHaveText(/Admissions/);
});

test('release files that are HTML are ignored, and other pages come as documents', async ({
  page,
  problems,
}) => {
  problems.allow(/integrity|Fetch API cannot load/);
  await page.route(/\/(release|_releases\/\d+\.en)\.json$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' }),
  );
  await open(page, '/about');
  await markDocument(page);
  await follow(page, '/policies');
  await expect(heading(page)).toHaveText('School Policies');
  await hydrated(page);
  expect(await isSameDocument(page)).toBe(false);
});

test('where storage is blocked everything works', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
  });
  await open(page, '/gallery');
  await expect(page.getByRole('heading', { name: 'Vintage/Nostalgia' })).toBeVisible();
  await follow(page, '/policies');
  await expect(heading(page)).toHaveText('School Policies');
});
