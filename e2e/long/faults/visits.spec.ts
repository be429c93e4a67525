import { newerRelease } from '../../faultServer.ts';
import { pages } from '../../pages.ts';
import { expect, hydrated } from '../../test.ts';
import { expectShown, follow, openFrame } from './expectations.ts';
import { album, albumPath } from './fakeGallery.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const about = { path: '/about', title: /^About Us/ };
const policies = { path: '/policies', title: /^School Policies/ };

for (const { path, title } of [...pages, { path: albumPath, title: new RegExp(`^${album.name}`) }]) {
  test(`${path}: deep link, reload, Back and Forward show the right page, once`, async ({ page }) => {
    const other = path === '/policies' ? about : policies;
    const expectPage = async (expected: string | RegExp, ...views: string[]) => {
      await hydrated(page);
      await expect(page).toHaveTitle(expected);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => window.pageViews)).toEqual(views);
    };
    await page.goto(`${path}?from=mail#somewhere`);
    await expectPage(title, path);
    await page.reload();
    await expectPage(title, path);
    await follow(page, other.path);
    await expectPage(other.title, path, other.path);
    await page.goBack();
    await expectPage(title, path, other.path, path);
    await page.goForward();
    await expectPage(other.title, path, other.path, path, other.path);
  });
}

const elsewhere = ['//evil.example/about', '/\\evil.example', '/%2f%2fevil.example', '/%5cevil.example'];

for (const path of [...elsewhere, '/%09/evil.example', '/https://evil.example', '/?next=//evil.example']) {
  test(`${path} leads nowhere else`, async ({ page, site, problems, request }) => {
    problems.allow(/404|not found/i);
    const response = await request.get(site.server.url + path, { maxRedirects: 0 });
    expect(response.headers().location).toBeUndefined();

    const { origin } = new URL(site.server.url);
    await page.clock.install();
    await openFrame(page, site.server.url + path);
    await hydrated(page);
    expect(new URL(page.url()).origin).toBe(origin);

    // Away and back, while a newer release goes live: the way back is a new document.
    await follow(page, '/about');
    await expectShown(page, { heading: /^About/ });
    site.server.breakFor(/^\/release\.json/, newerRelease);
    await page.clock.fastForward(5000);
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-same-document'));
    await hydrated(page);
    expect(new URL(page.url()).origin).toBe(origin);
  });
}
