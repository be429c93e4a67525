import { succeed, test } from '../deployTest.ts';
import { testSection } from '../projectCopy.ts';
import { expect, isSameDocument, markDocument, open } from '../test.ts';

const { name, path, title, content } = testSection;

test('a deploy and a rollback reach an open tab with its next navigation', async ({
  page,
  context,
  project,
}) => {
  test.setTimeout(120_000);
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, path);
  await markDocument(page);

  project.edit(content, `title: '${title}'`, "title: 'Another title'");
  await succeed(project, 'deploy', name);
  const another = await context.newPage();
  await open(another, path);
  await expect(another.getByRole('heading', { level: 1 })).toHaveText('Another title');
  await expect(heading).toHaveText(title);
  expect(await isSameDocument(page)).toBe(true);

  await page.locator('footer a[href="/about"]').click();
  await expect(heading).toHaveText(/about/i);
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await expect(heading).toHaveText('Another title');
  await markDocument(page);

  await succeed(project, 'rollback', name);
  await page.locator('footer a[href="/about"]').click();
  await expect(heading).toHaveText(/about/i);
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await expect(heading).toHaveText(title);
});
