import type { Page } from '@playwright/test';
import { expect, hydrated, isSameDocument, markDocument } from '../../test.ts';
import type { SectionUnderTest } from './sections.ts';

const frameWithinMs = 2_500;
export const noticeWithinMs = 8_000;

/** Longer than the longest pause between two attempts to hydrate a page. */
const hydratedWithinMs = 40_000;

export const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

export async function expectFrame(page: Page, within = frameWithinMs) {
  await expect(page.getByRole('banner')).toBeVisible({ timeout: within });
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Opens a page as a visitor does who does not wait for the last file. */
export async function openFrame(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await expectFrame(page);
  await markDocument(page);
}

/** The prerendered page of a section that is broken: readable, its layout hydrated, nothing instead of it. */
export async function expectReadable(page: Page, { own, heading }: SectionUnderTest) {
  await openFrame(page, own);
  await expect(title(page)).toHaveText(heading);
  await hydrated(page);
  await expect(title(page)).toHaveText(heading);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** A page that was prerendered hydrates, in the same document. */
export async function expectHydrated(page: Page, { heading }: SectionUnderTest) {
  await page.waitForFunction(() => performance.getEntriesByName('page-alive').length > 0, undefined, {
    timeout: hydratedWithinMs,
  });
  await expect(title(page)).toHaveText(heading);
  expect(await isSameDocument(page)).toBe(true);
}

/** Follows a link of the layout, as the script that hears the click sees it: without touching it before. */
export const follow = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]`).first().dispatchEvent('click');

/**
 * Goes to every other section and from the last one on to the broken one. The pages of the others ask it for nothing, so
 * that it cannot slow them down.
 */
export async function goThere(page: Page, { name, own, elsewhere: [first, ...others] }: SectionUnderTest) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/_sections/${name}/`)) asked.push(request.url());
  });
  await openFrame(page, first.path);
  await hydrated(page);
  await expect(title(page)).toHaveText(first.heading);
  for (const { path, heading } of others) {
    await follow(page, path);
    await expect(title(page)).toHaveText(heading);
  }
  expect(asked, `files of ${name} on pages of other sections`).toEqual([]);
  await follow(page, own);
}

export const notice = (page: Page) => page.getByRole('main').getByRole('alert');

/** The notice that a section could not be loaded, with its two ways on. */
export async function expectNotice(page: Page, { label }: Pick<SectionUnderTest, 'label'>) {
  await expect(notice(page).getByRole('heading', { level: 1 })).toHaveText(`${label} could not be loaded`, {
    timeout: noticeWithinMs,
  });
  await expectWaysOn(page);
  await expect(notice(page)).not.toContainText(/https?:|_sections|\.js/);
}

export async function expectWaysOn(page: Page) {
  await expectFrame(page);
  await expect(notice(page).getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
  await expect(notice(page).getByRole('link', { name: 'Return to Home', exact: true })).toHaveAttribute(
    'href',
    '/',
  );
}

export const tryAgain = (page: Page) =>
  notice(page).getByRole('button', { name: 'Try again', exact: true }).click();

/** Tries again in vain. The notice stands all the while: what tells is that the failure is said once more. */
export async function tryAgainInVain(page: Page) {
  const failed = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
  await tryAgain(page);
  await failed;
}

/** Try again brings the page, in the same document. */
export async function expectRecovery(page: Page, { heading }: Pick<SectionUnderTest, 'heading'>) {
  await tryAgain(page);
  await expect(title(page)).toHaveText(heading);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
}

export async function expectStill(page: Page) {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const score = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  expect(score, shifts.join('\n')).toBeLessThan(0.1);
}
