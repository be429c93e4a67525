import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, succeed, test } from '../../deploys/test.ts';
import { isSameDocument, markDocument, open } from '../../test.ts';

const content = 'mf-policies/src/policies/content.en.ts';

test.afterEach(({ workshop }) => workshop.restore());

test('a tab that cannot hear of the new release goes on with its own, whole', async ({ page, workshop }) => {
  await succeed(workshop, 'deploy', 'mf-policies');
  workshop.edit(content, "title: 'School Policies'", "title: 'Unheard Policies'");
  await open(page, '/about');
  await markDocument(page);
  await page.route('**/release.json', (route) => route.fulfill({ body: '<!doctype html>' }));
  await succeed(workshop, 'deploy', 'mf-policies');

  await page.locator('footer a[href="/policies"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School Policies');
  expect(await isSameDocument(page)).toBe(true);
});

test('a new shell reaches an open tab with its next navigation', async ({ page, workshop }) => {
  await open(page, '/about');
  await markDocument(page);
  workshop.edit('shell/src/navigation/content.en.ts', "title: 'Contact'", "title: 'Contact the school'");
  await succeed(workshop, 'deploy', 'shell');

  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact the school' });
  await expect(contact).toHaveCount(0);
  await page.locator('footer a[href="/policies"]').click();
  await expect(contact).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  await succeed(workshop, 'rollback');
  await page.locator('footer a[href="/about"]').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
});

test('a page that a section adds needs a deploy of that section only', async ({ page, workshop }) => {
  const route = "path: '/photo-policy',\n      page: 'PhotoPolicyPage',";
  const rest = "module: './src/photoPolicy/PhotoPolicyPage.tsx', prerender: true, head: heads.photoPolicy";
  workshop.edit(
    'mf-policies/src/section.ts',
    route,
    `path: '/events', page: 'PhotoPolicyPage', ${rest} }, { ${route}`,
  );
  await succeed(workshop, 'deploy', 'mf-policies');
  await open(page, '/events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Photography/);
});

test('after the old files are purged an open tab loads anew once, and no loop begins', async ({
  page,
  problems,
  workshop,
}) => {
  problems.allow(/404|Refused to execute script|could not be loaded|Failed to|Fetch API cannot load/);
  await open(page, '/about');
  workshop.edit('mf-pages/src/about/content.en.ts', 'Our history', 'All our history');
  workshop.edit(content, "title: 'School Policies'", "title: 'Purged Policies'");
  const before = await versions(page);
  await succeed(workshop, 'deploy', 'mf-pages');
  await succeed(workshop, 'deploy', 'mf-policies');
  const replaced = before.filter((base) => !base.includes('/mf-gallery/'));
  for (const base of replaced) rmSync(join(workshop.store, 'public', base), { recursive: true, force: true });

  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.locator('footer a[href="/policies"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Purged Policies');
  await page.locator('footer a[href="/photo-policy"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Photography/);
  expect(documents).toBe(1);
});

/** Where the sections of the page's release are served from. */
const versions = (page: Page) =>
  page.evaluate(async () => {
    const { release } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
    const { sections }: { sections: { base: string }[] } = await (await fetch(release.url)).json();
    return sections.map(({ base }) => base);
  });
