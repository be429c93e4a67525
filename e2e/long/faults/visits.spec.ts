import type { Page } from '@playwright/test';
import { newerRelease } from '../../faultServer.ts';
import { paths } from '../../pages.ts';
import { expect, hydrated } from '../../test.ts';
import { album } from './fakeGallery.ts';
import { expectFrame, follow, openFrame, title } from './oracle.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const visited = [
  ...paths.map((path) => ({ path, name: path })),
  { path: `/gallery/${album.id}`, name: '/gallery/{id}' },
];

const views = (page: Page) => page.evaluate(() => window.pageViews);

for (const { path, name } of visited) {
  test(`${name}: deep link, reload, Back and Forward show the right page, once`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const heading = name === '/gallery/{id}' ? album.name : (/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '');
    const shows = async (expected: string | RegExp) => {
      await expect(title(page)).toHaveText(expected);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
    };
    const other = path === '/policies' ? '/about' : '/policies';
    const otherHeading = path === '/policies' ? /About/ : 'School Policies';

    await page.goto(`${path}?from=mail#somewhere`);
    await hydrated(page);
    await shows(heading);
    expect(await views(page)).toEqual([path]);
    await page.reload();
    await hydrated(page);
    await shows(heading);
    expect(await views(page)).toEqual([path]);

    await page.locator(`footer a[href="${other}"]`).first().dispatchEvent('click');
    await shows(otherHeading);
    await page.goBack();
    await shows(heading);
    await page.goForward();
    await shows(otherHeading);
    expect(await views(page)).toEqual([path, other, path, other]);

    await page.goto('about:blank');
    await page.goBack();
    await hydrated(page);
    await shows(otherHeading);
  });
}

test('no page lets itself be framed', async ({ page, site, problems }) => {
  problems.allow(/X-Frame-Options|Refused to (frame|display)/);
  problems.allowPolicyReports();
  for (const { path } of visited) {
    await page.route('http://framing.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><iframe src="${site.server.url}${path}"></iframe>`,
      }),
    );
    await page.goto('http://framing.example/');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
    expect(page.frames()[1]?.url(), path).toMatch(/^chrome-error:|^$/);
  }
});

const elsewhere = [
  '//evil.example',
  '//evil.example/about',
  '/\\evil.example',
  '/\\/evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/https://evil.example',
  '/about//evil.example',
  '/?next=//evil.example',
];

for (const path of elsewhere) {
  test(`${path} leads nowhere else`, async ({ page, site, problems, request }) => {
    problems.allow(/404|not found/i);
    const answer = await request.get(site.server.url + path, { maxRedirects: 0 });
    expect(answer.headers().location).toBeUndefined();

    const { origin } = new URL(site.server.url);
    await page.clock.install();
    await openFrame(page, site.server.url + path);
    await hydrated(page);
    expect(new URL(page.url()).origin).toBe(origin);

    // Away and back, while a newer release goes live: the way back is a new document.
    await follow(page, '/about');
    await expect(title(page)).toHaveText(/About/);
    site.server.breakFor(/^\/release\.json/, newerRelease);
    await page.clock.fastForward(5000);
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-same-document'));
    await expectFrame(page);
    expect(new URL(page.url()).origin).toBe(origin);
  });
}
