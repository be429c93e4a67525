import type { Page } from '@playwright/test';
import { faults } from '../../faultServer.ts';
import { expect, hydrated, isSameDocument } from '../../test.ts';
import { album, pictureOf } from './fakeGallery.ts';
import {
  expectFrame,
  expectHydrated,
  expectNotice,
  expectStill,
  follow,
  openFrame,
  title,
  tryAgain,
} from './oracle.ts';
import { lost, type SectionUnderTest, sections } from './sections.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

async function worksThroughout(page: Page, section: SectionUnderTest) {
  await openFrame(page, section.own);
  await expectHydrated(page, section);
  for (const { path, heading } of [...section.elsewhere, { path: section.own, heading: section.heading }]) {
    await follow(page, path);
    await expect(title(page)).toHaveText(heading);
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
}

const offline = new RegExp(`${lost.source}|Failed to fetch|ERR_INTERNET_DISCONNECTED`);

for (const section of sections) {
  test(`storage blocked: ${section.name}`, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await worksThroughout(page, section);
    if (section.name === 'mf-gallery') {
      await page.getByRole('main').getByRole('link', { name: album.name, exact: true }).click();
      await expect(pictureOf(page)).toBeVisible();
    }
  });

  test(`analytics and error reports blocked: ${section.name}`, async ({ page, site, problems }) => {
    problems.allow(/Failed to load resource|net::ERR_/);
    site.backend.breakFor(/^\/(page-views|errors)/, faults.reset);
    await worksThroughout(page, section);
  });

  test(`offline in the middle of a navigation: ${section.name}`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(offline);
    const [first] = section.elsewhere;
    // Until the list of pages is there: a visitor who has read for a moment has it.
    await Promise.all([page.waitForResponse(/_releases/), openFrame(page, first.path)]);
    await hydrated(page);
    site.server.breakFor(new RegExp(`^/_sections/${section.name}/`), faults.hang);
    await follow(page, section.own);
    await context.setOffline(true);
    await expectNotice(page, section);
    await follow(page, first.path);
    await expect(title(page)).toHaveText(first.heading);

    await follow(page, section.own);
    await expectNotice(page, section);
    site.server.heal();
    await context.setOffline(false);
    await expect(title(page)).toHaveText(section.heading);
    expect(await isSameDocument(page)).toBe(true);
  });

  test(`offline before the list of pages is there: ${section.name}`, async ({
    page,
    context,
    problems,
    site,
  }) => {
    problems.allow(offline);
    const [first] = section.elsewhere;
    site.server.breakFor(/^\/_releases/, faults.reset);
    await openFrame(page, first.path);
    await hydrated(page);
    await context.setOffline(true);
    await follow(page, section.own);
    await expectNotice(page, { label: 'This page' });
    site.server.heal();
    await context.setOffline(false);
    await expect(title(page)).toHaveText(section.heading);
    expect(await isSameDocument(page)).toBe(true);
  });

  test(`offline, Try again in vain, then connected: ${section.name}`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(offline);
    const [first] = section.elsewhere;
    await openFrame(page, first.path);
    await hydrated(page);
    site.server.breakFor(new RegExp(`^/_sections/${section.name}/`), faults.reset);
    await follow(page, section.own);
    await expectNotice(page, section);
    await context.setOffline(true);
    await tryAgain(page);
    await expectNotice(page, section);
    await expectFrame(page);
    site.server.heal();
    await context.setOffline(false);
    await expect(title(page)).toHaveText(section.heading);
    expect(await isSameDocument(page)).toBe(true);
  });
}

/** Pages with pictures, one of each kind. */
const pictured = ['/', '/facilities', '/gallery', `/gallery/${album.id}`, '/policies', '/photo-policy'];

for (const path of pictured) {
  for (const fault of ['notFound', 'hang', 'html'] as const) {
    test(`pictures: ${fault}: ${path.replace(album.id, 'an album')} keeps their room and their words`, async ({
      page,
      site,
      problems,
    }) => {
      problems.allow(/Failed to load resource|net::ERR_/);
      site.server.breakFor(/\.(svg|png|jpe?g|webp|avif)$/, faults[fault]);
      site.backend.breakFor(/\/image\/upload\//, faults[fault]);
      await page.route(/res\.cloudinary\.com/, (route) =>
        fault === 'hang' ? undefined : route.fulfill({ status: 404, body: '' }),
      );
      await openFrame(page, path);
      await hydrated(page);
      await expect(title(page)).toBeVisible();
      await expect.poll(() => page.getByRole('main').locator('img').count()).toBeGreaterThan(0);
      const odd = await page.locator('img').evaluateAll((images) =>
        images
          .filter((image) => image instanceof HTMLImageElement && image.checkVisibility())
          .filter((image) => {
            const { width, height } = image.getBoundingClientRect();
            return !image.hasAttribute('alt') || width < 8 || height < 8;
          })
          .map((image) => image.outerHTML),
      );
      expect(odd, 'pictures without words or room').toEqual([]);
      await expectStill(page);
    });
  }
}

test('map blocked: the address and the way to the maps service are there', async ({ page, problems }) => {
  problems.allow(/Failed to load resource|net::ERR_/);
  await page.route(/openstreetmap\.org/, (route) => route.abort('blockedbyclient'));
  await openFrame(page, '/contact');
  await hydrated(page);
  await page.mouse.wheel(0, 2000);
  const main = page.getByRole('main');
  await expect(main.getByText(/Simanta Palli/).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Open in maps', exact: true })).toBeVisible();
  await expectStill(page);
});
