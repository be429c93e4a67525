import type { Page } from '@playwright/test';
import { faults } from '../../faultServer.ts';
import { expect, hydrated } from '../../test.ts';
import {
  expectHydrated,
  expectNotice,
  expectShown,
  expectStill,
  follow,
  openFrame,
  title,
  tryAgain,
} from './expectations.ts';
import { albumPath } from './fakeGallery.ts';
import { lost, type SectionUnderTest, sections } from './sections.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

async function expectWorks(page: Page, section: SectionUnderTest) {
  await openFrame(page, section.path);
  await expectHydrated(page, section);
  for (const next of [...section.elsewhere, section]) {
    await follow(page, next.path);
    await expectShown(page, next);
  }
}

const offline = new RegExp(`${lost.source}|Failed to fetch|ERR_INTERNET_DISCONNECTED`);

for (const section of sections) {
  const { name, path, elsewhere } = section;
  const [first] = elsewhere;
  const files = new RegExp(`^/_sections/${name}/`);

  test(`analytics and error reports blocked: ${name}`, async ({ page, site, problems }) => {
    problems.allow(/Failed to load resource|net::ERR_/);
    site.backend.breakFor(/^\/(page-views|errors)/, faults.reset);
    await expectWorks(page, section);
  });

  test(`offline in the middle of a navigation, Try again in vain, then connected: ${name}`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(offline);
    // Until the list of pages is there: a visitor who has read for a moment has it.
    await Promise.all([page.waitForResponse(/_releases/), openFrame(page, first.path)]);
    await hydrated(page);
    site.server.breakFor(files, faults.hang);
    await follow(page, path);
    await context.setOffline(true);
    await expectNotice(page, section);
    await follow(page, first.path);
    await expectShown(page, first);

    await follow(page, path);
    await expectNotice(page, section);
    await tryAgain(page);
    await expectNotice(page, section);
    site.server.heal();
    await context.setOffline(false);
    await expectShown(page, section);
  });

  test(`offline before the list of pages is there: ${name}`, async ({ page, context, problems, site }) => {
    problems.allow(offline);
    site.server.breakFor(/^\/_releases/, faults.reset);
    await openFrame(page, first.path);
    await hydrated(page);
    await context.setOffline(true);
    await follow(page, path);
    await expectNotice(page, { label: 'This page' });
    site.server.heal();
    await context.setOffline(false);
    await expectShown(page, section);
  });
}

/** Pages with pictures, one of each kind. */
const pictured = ['/', '/facilities', '/gallery', albumPath, '/policies', '/photo-policy'];

for (const fault of ['notFound', 'hang'] as const) {
  test(`pictures: ${fault}: pages keep their room and their words`, async ({ page, site, problems }) => {
    problems.allow(/Failed to load resource|net::ERR_/);
    site.server.breakFor(/\.(svg|png|jpe?g|webp|avif)$/, faults[fault]);
    site.backend.breakFor(/\/image\/upload\//, faults[fault]);
    for (const path of pictured) {
      await openFrame(page, path);
      await hydrated(page);
      await expect(title(page)).toBeVisible();
      await expect.poll(() => page.getByRole('main').locator('img').count()).toBeGreaterThan(0);
      const odd = await page.locator('img').evaluateAll((images) =>
        images
          .filter((image) => {
            const { width, height } = image.getBoundingClientRect();
            return image.checkVisibility() && (!image.hasAttribute('alt') || width < 8 || height < 8);
          })
          .map((image) => image.outerHTML),
      );
      expect(odd, 'pictures without words or room').toEqual([]);
      await expectStill(page);
    }
  });
}
