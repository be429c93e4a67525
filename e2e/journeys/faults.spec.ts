import { expect, hydrated, isSameDocument, markDocument, open, test } from '../test.ts';

/** One of each class of faults that no other journey shows; all of them, for every section: `e2e/long/faults`. */
test.describe.configure({ mode: 'parallel' });

const policies = 'School Policies';

test('a section that hangs: a notice within 8 s, and Try again brings the page without a reload @desktop', async ({
  page,
  problems,
}) => {
  problems.allow(/could not be loaded/);
  const entry = /_sections\/mf-policies\/\w+\/remoteEntry/;
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

test('a page chunk that is cut off comes with Try again, in the same document @desktop', async ({
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

test('a page that throws shows its message inside the layout, with a way on @desktop', async ({
  page,
  problems,
}) => {
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

test('release files that are HTML are ignored, and other pages come as documents @desktop', async ({
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

test('where storage is blocked everything works @desktop', async ({ page }) => {
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
