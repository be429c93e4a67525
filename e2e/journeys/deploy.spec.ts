import { addedLocale, addLocale } from '../addLocale.ts';
import { deployTest, succeed } from '../deployTest.ts';
import { readDocument } from '../html/readDocument.ts';
import { pages } from '../pages.ts';
import { deployCopy, testSection } from '../projectCopy.ts';
import { expect, goTo, isSameDocument, markDocument, open } from '../test.ts';

const { name, path, title, content } = testSection;
const test = deployTest(() => deployCopy({}, addLocale));

test('a locale that has the texts of one page has that, and the first one’s pages below its prefix', async ({
  request,
}) => {
  const { code, own, heading } = addedLocale;
  const read = (path: string) => readDocument(request, `/${code}${path}`);
  const written = await read(own);
  expect(written.texts('h1')).toEqual([heading]);
  expect(written.attributes('main > [data-boundary]', 'lang')).toEqual([code]);
  expect(written.attributes('link[hreflang]', 'hreflang')).toEqual(['en', 'bn', code, 'x-default']);
  expect(written.all('.untranslated')).toEqual([]);

  for (const { path } of pages.filter((page) => page.path !== own)) {
    const standIn = await read(path.replace(/^\/$/, ''));
    expect([path, standIn.status, standIn.document.documentElement.lang]).toEqual([path, 200, 'en']);
    expect(standIn.texts('.untranslated'), path).toEqual([
      'This page has not been translated yet. It is in English.',
    ]);
    expect(standIn.attributes('link[hreflang]', 'hreflang'), path).not.toContain(code);
  }
});

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
  await succeed(project, 'deploy', name, '--unchecked');
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

test('a removed section leads elsewhere, in open tabs too, until a rollback brings it back', async ({
  page,
  context,
  project,
}) => {
  test.setTimeout(120_000);
  await open(page, '/contact');
  const removal = ['--remove', name];
  const { code, output } = await project.run('deploy', ...removal, '--unchecked');
  expect([code, output]).toEqual([1, expect.stringContaining(`add --redirect ${path}=/… to the command`)]);
  await succeed(project, 'deploy', ...removal, '--redirect', `${path}=/about`, '--unchecked');

  const newTab = await context.newPage();
  await open(newTab, '/contact');
  for (const tab of [page, newTab]) {
    await goTo(tab, `${path}?x=1#y`);
    await expect(tab).toHaveURL('/about?x=1#y');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/about/i);
  }
  const { status, headers } = await fetch(project.url + path, { redirect: 'manual' });
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    301,
    '/about',
    'public, max-age=0, must-revalidate',
  ]);

  await succeed(project, 'rollback', name);
  await goTo(newTab, path);
  await expect(newTab.getByRole('heading', { level: 1 })).toHaveText(title);
});
