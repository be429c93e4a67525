import { type Fault, faults, openFaultServer, proxied } from '../../faultServer.ts';
import { deployCopy } from '../../projectCopy.ts';
import { siteTest } from '../../siteTest.ts';
import { expect, hydrated, isSameDocument, markDocument, open } from '../../test.ts';

/** A site whose policies have an origin of their own: a server that sends the site's files. */
const test = siteTest(async () => {
  let url = '';
  const origin = await openFaultServer((request) => proxied(url)(request));
  const project = await deployCopy({ sectionOrigins: { 'mf-policies': origin.url } });
  url = project.url;
  return { url, origin, close: () => Promise.all([project.close(), origin.close()]) };
});

test.beforeEach(({ site }) => site.origin.heal());

const heading = { level: 1, name: 'School Policies' } as const;

test('a page of a section on its own origin is prerendered, hydrates its own markup and shows its files', async ({
  page,
  site,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, '/policies');
  const title = page.getByRole('heading', heading);
  expect(await title.evaluate((node) => node === window.prerenderedHeading)).toBe(true);
  const files = requested.filter((address) => address.includes('/_sections/mf-policies/'));
  expect(files.filter((address) => !address.startsWith(site.origin.url))).toEqual([]);
  for (const file of [/remoteEntry/, /\.svg$/]) {
    expect(files).toContainEqual(expect.stringMatching(file));
  }
});

test('a visitor goes from one origin’s pages to the other’s and back in one document', async ({ page }) => {
  await open(page, '/about');
  await markDocument(page);
  await page.locator('footer a[href="/policies"]').click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await page.locator('footer a[href="/about"]').click();
  await expect(page.getByRole('heading', { level: 1, name: /about/i })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

const refused: readonly { files: string; fault: Fault; says: RegExp }[] = [
  { files: 'changed', fault: faults.oneByte, says: /Failed to find a valid digest/ },
  { files: 'without CORS for this site', fault: faults.otherOriginOnly, says: /blocked by CORS policy/ },
];

for (const { files, fault, says } of refused) {
  test(`files ${files} are not executed, the page stays readable, and a visitor on the way reads a notice`, async ({
    page,
    problems,
    site,
  }) => {
    problems.allow(says);
    problems.allow(/Failed to load resource|could not be loaded|already registered|was preloaded/);
    site.origin.breakFor(/\.js(\?|$)/, fault);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.goto('/policies');
    await hydrated(page);
    await expect(page.getByRole('heading', heading)).toBeVisible();

    await open(page, '/about');
    await page.locator('footer a[href="/policies"]').click();
    const notice = page.getByRole('alert').getByRole('heading', { level: 1 });
    await expect(notice).toContainText('could not be loaded', { timeout: 8000 });
    const executed = (await page.coverage.stopJSCoverage()).map(({ url }) => url);
    expect(executed.filter((url) => url.startsWith(site.origin.url))).toEqual([]);

    site.origin.heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', heading)).toBeVisible();
  });
}
