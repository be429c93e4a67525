import { expect, hydrated, test } from '../test.ts';

const sections = [
  { name: 'mf-pages', own: '/about', heading: /about/i, healthy: '/policies' },
  { name: 'mf-gallery', own: '/gallery', heading: 'Photo Gallery', healthy: '/about' },
  { name: 'mf-policies', own: '/photo-policy', heading: /Photography/, healthy: '/about' },
] as const;

/** What the browser and the federation runtime say of a fault. */
const faults = [
  /Failed to load resource/,
  /was preloaded using link preload but not used/,
  /net::ERR_FAILED/,
  /could not be loaded/,
  /Failed to find a valid digest/,
];

for (const { name, own, heading, healthy } of sections) {
  const entry = new RegExp(`/_sections/${name}/[^/]+/remoteEntry`);

  test(`${name} cut off: its open page stays readable, the rest of the site works`, async ({
    page,
    problems,
  }) => {
    for (const fault of faults) problems.allow(fault);
    await page.route(entry, (route) => route.abort());
    await page.goto(own);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await hydrated(page);
    await page.locator(`footer a[href="${healthy}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test(`${name} cut off: a visitor on the way to it reads a notice, and tries again without a reload`, async ({
    page,
    problems,
  }) => {
    for (const fault of faults) problems.allow(fault);
    await page.route(entry, (route) => route.abort());
    await page.goto(healthy);
    await hydrated(page);
    await page.evaluate((path) => {
      Reflect.set(window, 'sameDocument', true);
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, own);
    const notice = page.getByRole('alert');
    await expect(notice.getByRole('heading', { level: 1 })).toContainText('could not be loaded', {
      timeout: 8000,
    });
    await expect(notice.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await page.unroute(entry);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });

  test(`${name} tampered with: one changed byte of its entry is never executed`, async ({
    page,
    problems,
  }) => {
    for (const fault of faults) problems.allow(fault);
    await page.route(entry, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};window.tampered=true` });
    });
    await page.goto(own);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await hydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'tampered'))).toBeUndefined();
  });
}
