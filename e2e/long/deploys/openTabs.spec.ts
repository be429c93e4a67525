import type { Page } from '@playwright/test';
import { succeed, test } from '../../deployTest.ts';
import { expect, hydrated, open } from '../../test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const clickFooter = (page: Page, to: string) => page.locator(`footer a[href="${to}"]`).click();

test('a new shell reaches an open tab with its next navigation, and its rollback too', async ({
  page,
  project,
}) => {
  await open(page, '/about');
  project.edit('shell/src/layout/Layout.tsx', 'id="main"', 'id="main" data-edited=""');
  await succeed(project, 'deploy', 'shell', '--unchecked');
  const main = page.getByRole('main');
  await expect(main).not.toHaveAttribute('data-edited');
  await clickFooter(page, '/policies');
  await expect(main).toHaveAttribute('data-edited');
  await succeed(project, 'rollback');
  await clickFooter(page, '/about');
  await expect(main).not.toHaveAttribute('data-edited');
});

test('after the old files are purged an open tab loads a document once, and no loop begins', async ({
  page,
  problems,
  project,
}) => {
  problems.allow(/404|Refused to execute script|could not be loaded|Failed to|Fetch API cannot load/);
  await open(page, '/about');
  const old = await bases(page);
  project.edit('mf-policies/src/content.en.ts', "label: '", "label: 'Purged: ");
  await succeed(project, 'deploy', 'mf-policies', '--unchecked');
  await page.route(
    ({ pathname }) => old.some((base) => pathname.startsWith(base)),
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }),
  );
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  for (const [next, text] of [
    ['/policies', /Policies/],
    ['/photo-policy', /Photography/],
  ] as const) {
    await clickFooter(page, next);
    await expect(heading(page)).toHaveText(text);
    await hydrated(page);
  }
  expect(documents).toBe(1);
});

/** Where the policies of the page's release are served from. */
const bases = (page: Page) =>
  page.evaluate(async () => {
    const { release } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
    const { sections }: { sections: { base: string }[] } = await (await fetch(release.url)).json();
    return sections.map(({ base }) => base).filter((base) => base.includes('mf-policies'));
  });
