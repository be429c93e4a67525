import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { succeed, test } from '../../deployTest.ts';
import { testSection } from '../../projectCopy.ts';
import { expect, goTo, hydrated, isSameDocument, markDocument, open } from '../../test.ts';

const { name, path, title, content, declaration, addedRoute } = testSection;

test.afterEach(({ project }) => project.restore());

test('a tab that cannot learn of the new release goes on with its own, whole', async ({ page, project }) => {
  // The project is shared by the files of a worker: another one may have left a later text live.
  await succeed(project, 'deploy', name);
  await open(page, '/about');
  await markDocument(page);
  await page.route('**/release.json', (route) => route.fulfill({ body: '<!doctype html>' }));
  project.edit(content, title, 'Unheard title');
  await succeed(project, 'deploy', name);

  await goTo(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await isSameDocument(page)).toBe(true);
});

test('a new shell reaches an open tab with its next navigation', async ({ page, project }) => {
  await open(page, '/about');
  await markDocument(page);
  project.edit('shell/src/layout/Layout.tsx', 'id="main"', 'id="main" data-edited=""');
  await succeed(project, 'deploy', 'shell');
  const main = page.getByRole('main');
  await expect(main).not.toHaveAttribute('data-edited');
  await page.locator('footer a[href="/policies"]').click();
  await expect(main).toHaveAttribute('data-edited');
  expect(await isSameDocument(page)).toBe(false);
  await succeed(project, 'rollback');
  await page.locator('footer a[href="/about"]').click();
  await expect(main).not.toHaveAttribute('data-edited');
});

test('a page that a section adds needs a deploy of that section only', async ({ page, project }) => {
  project.edit(declaration, 'routes: [', addedRoute);
  await succeed(project, 'deploy', name);
  await open(page, '/added');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('after the old files are purged an open tab loads anew once, and no loop begins', async ({
  page,
  problems,
  project,
}) => {
  problems.allow(/404|Refused to execute script|could not be loaded|Failed to|Fetch API cannot load/);
  await open(page, '/about');
  const old = await versions(page);
  for (const section of ['mf-pages', 'mf-policies']) {
    project.edit(`${section}/src/section.ts`, "label: '", "label: 'Purged: ");
    await succeed(project, 'deploy', section);
  }
  for (const base of old.filter((each) => /mf-(pages|policies)/.test(each))) {
    rmSync(join(project.store, 'public', base), { recursive: true, force: true });
  }

  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  for (const [next, heading] of [
    ['/policies', /Policies/],
    ['/photo-policy', /Photography/],
  ] as const) {
    await page.locator(`footer a[href="${next}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await hydrated(page);
  }
  expect(documents).toBe(1);
});

/** Where the sections of the page's release are served from. */
const versions = (page: Page) =>
  page.evaluate(async () => {
    const { release } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
    const { sections }: { sections: { base: string }[] } = await (await fetch(release.url)).json();
    return sections.map(({ base }) => base);
  });
