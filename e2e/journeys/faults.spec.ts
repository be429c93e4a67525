import { expect, hydrated, isSameDocument, markDocument, open, test } from '../test.ts';

/** One of each class of faults that no other journey shows; all of them, for every section: `e2e/long/faults`. */
const policies = 'School Policies';
const entry = /_sections\/mf-policies\/\w+\/remoteEntry/;

test('a section that hangs: a notice within 8 s, and Try again brings the page without a reload', async ({
  page,
  problems,
}) => {
  problems.allow(/could not be loaded/);
  await open(page, '/about');
  await markDocument(page);
  await page.route(entry, () => new Promise(() => {}));
  await page.locator('footer a[href="/policies"]').dispatchEvent('click');
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice.getByRole('heading', { level: 1 })).toHaveText('The policies could not be loaded', {
    timeout: 8000,
  });
  await page.unroute(entry);
  await notice.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(policies);
  expect(await isSameDocument(page)).toBe(true);
});

test('a section without its entry: its open page stays readable, the rest of the site works', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|could not be loaded|was preloaded using link preload/);
  await page.route(entry, (route) => route.abort());
  await open(page, '/policies');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(policies);
  await page.locator('footer a[href="/about"]').click();
  await expect(heading).toHaveText(/About/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('an entry that was tampered with is not executed, and its page stays readable', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to find a valid digest|could not be loaded|was preloaded using link preload/);
  await page.route(entry, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.tampered=true` });
  });
  await open(page, '/policies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(policies);
  expect(await page.evaluate(() => Reflect.get(window, 'tampered'))).toBeUndefined();
});

test('a page chunk that is cut off comes with Try again, in the same document', async ({
  page,
  problems,
}) => {
  problems.allow(/could not be loaded|Failed to load resource/);
  const chunks = /_sections\/mf-policies\/\w+\/static\/js\/async/;
  await open(page, '/about');
  await markDocument(page);
  await page.route(chunks, (route) => route.abort());
  await page.locator('footer a[href="/policies"]').dispatchEvent('click');
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again', exact: true });
  await again.click();
  await expect(again).toBeVisible();
  await page.unroute(chunks);
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(policies);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that throws shows its message inside the layout, with a way on', async ({ page, problems }) => {
  problems.allow(/No observers today/);
  await open(page, '/policies');
  await page.evaluate(() => {
    const { IntersectionObserver } = window;
    Reflect.set(window, 'healed', () => Object.assign(window, { IntersectionObserver }));
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {
        throw new Error('No observers today');
      }
    };
  });
  await page.locator('footer a[href="/admissions"]').dispatchEvent('click');
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(notice).toContainText('No observers today');
  for (const landmark of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toBeVisible();
  }
  await expect(notice.getByRole('link', { name: 'Return to Home', exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  await page.evaluate(() => Reflect.get(window, 'healed')());
  await notice.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Admissions/);
});

test('release files that are HTML are ignored, and other pages come as documents', async ({
  page,
  problems,
}) => {
  problems.allow(/integrity|Fetch API cannot load/);
  await page.route(/\/(release|_releases\/\d+)\.json$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' }),
  );
  await open(page, '/about');
  await markDocument(page);
  await page.locator('footer a[href="/policies"]').dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(policies);
  await hydrated(page);
  expect(await isSameDocument(page)).toBe(false);
});

test('where storage is blocked everything works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/gallery');
  await expect(page.getByRole('heading', { name: 'Vintage/Nostalgia' })).toBeVisible();
  await page.locator('footer a[href="/policies"]').dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(policies);
});
