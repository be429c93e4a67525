import { join } from 'node:path';
import { type DeployedCopy, deployCopy } from '../../projectCopy.ts';
import { test as base, expect, hydrated, open } from '../../test.ts';
import { openSectionOrigin, type SectionOrigin } from './sectionOrigin.ts';

interface Site {
  project: DeployedCopy;
  origin: SectionOrigin;
}

const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const origin = await openSectionOrigin();
      const project = await deployCopy({ sectionOrigins: { 'mf-policies': origin.url } });
      origin.serve(join(project.store, 'public'));
      await use({ project, origin });
      await project.close();
      origin.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.project.url),
});

test.beforeEach(({ site }) => site.origin.answer('well'));

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
  const own = requested.filter((address) => address.startsWith(site.origin.url));
  expect(own.some((address) => address.includes('remoteEntry'))).toBe(true);
  expect(own.some((address) => address.endsWith('.svg'))).toBe(true);
  expect(requested.some((address) => address.startsWith(`${site.project.url}/_sections/mf-policies`))).toBe(
    false,
  );
});

test('a visitor goes from one origin’s pages to the other’s and back in one document', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.locator('footer a[href="/policies"]').click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await page.locator('footer a[href="/about"]').click();
  await expect(page.getByRole('heading', { level: 1, name: /about/i })).toBeVisible();
  expect(await page.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(true);
});

const faults = [
  { fault: 'tampered', says: /Failed to find a valid digest/ },
  { fault: 'without CORS', says: /blocked by CORS policy/ },
] as const;

for (const { fault, says } of faults) {
  test(`files that come ${fault} are not executed, the page stays readable, and a visitor on the way reads a notice`, async ({
    page,
    problems,
    site,
  }) => {
    problems.allow(says);
    problems.allow(/Failed to load resource|could not be loaded|was preloaded/);
    site.origin.answer(fault);
    await page.goto('/policies');
    await hydrated(page);
    await expect(page.getByRole('heading', heading)).toBeVisible();

    await open(page, '/about');
    await page.locator('footer a[href="/policies"]').click();
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toContainText(
      'could not be loaded',
      { timeout: 8000 },
    );
    expect(await page.evaluate(() => Reflect.get(window, 'tampered'))).toBeUndefined();

    site.origin.answer('well');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', heading)).toBeVisible();
  });
}
