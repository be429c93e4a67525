import { setTimeout as pause } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { expectNotice, follow, notice, title, tryAgain } from '../long/faults/expectations.ts';
import { lost } from '../long/faults/sections.ts';
import { expect, hydrated, isSameDocument, markDocument, open, test } from '../test.ts';

/** One of each class of faults that no other journey shows; all of them, for every section: `e2e/long/faults`. */
const entry = /_sections\/mf-policies\/\w+\/remoteEntry/;
const chunks = /_sections\/mf-policies\/\w+\/static\/js\/async/;

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
    await expectNotice(page, { label: 'The policies' });
    if (files === chunks) await tryAgain(page);
    await expectNotice(page, { label: 'The policies' });
    await page.unroute(files);
    await tryAgain(page);
    await expect(title(page)).toHaveText('School Policies');
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
    await expect(title(page)).toHaveText('School Policies');
    await follow(page, '/about');
    await expect(title(page)).toHaveText(/About/);
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
  await tryAgain(page);
  await expect(title(page)).toHaveText(/Admissions/);
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
  await expect(title(page)).toHaveText('School Policies');
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
  await expect(title(page)).toHaveText('School Policies');
});
