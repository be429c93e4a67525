import { expect, succeed, test } from '../deploys/test.ts';
import { isSameDocument, markDocument, open } from '../test.ts';

const content = 'mf-policies/src/policies/content.en.ts';
const title = 'School Policies';

test('a deploy and a rollback reach an open tab with its next navigation @desktop', async ({
  page,
  context,
  workshop,
}) => {
  test.setTimeout(120_000);
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/about');
  await markDocument(page);

  workshop.edit(content, `title: '${title}'`, "title: 'New Policies'");
  await succeed(workshop, 'deploy', 'mf-policies');
  const another = await context.newPage();
  await open(another, '/policies');
  await expect(another.getByRole('heading', { level: 1 })).toHaveText('New Policies');
  await expect(heading).toHaveText(/about/i);
  expect(await isSameDocument(page)).toBe(true);

  await page.locator('footer a[href="/policies"]').click();
  await expect(heading).toHaveText('New Policies');
  expect(await isSameDocument(page)).toBe(false);
  await markDocument(page);

  await succeed(workshop, 'rollback', 'mf-policies');
  await page.locator('footer a[href="/photo-policy"]').click();
  await expect(heading).toHaveText(/Photography/);
  expect(await isSameDocument(page)).toBe(false);
  await page.locator('footer a[href="/policies"]').click();
  await expect(heading).toHaveText(title);
});
