import type { Page } from '@playwright/test';
import { expect, hydrated, isSameDocument, markDocument } from '../../test.ts';
import type { SectionUnderTest } from './sections.ts';

const frameWithinMs = 2_500;
export const noticeWithinMs = 8_000;

/** Longer than the longest pause between two attempts to hydrate a page. */
const hydratedWithinMs = 40_000;

export const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
export const notice = (page: Page) => page.getByRole('main').getByRole('alert');
const tryAgainButton = (page: Page) => notice(page).getByRole('button', { name: 'Try again', exact: true });

export async function expectFrame(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible({ timeout: frameWithinMs });
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Opens a page as a visitor does who does not wait for the last file. */
export async function openFrame(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await expectFrame(page);
  await markDocument(page);
}

/** The page of a section shows, in the document that was opened. */
export async function expectShown(page: Page, { heading }: Pick<SectionUnderTest, 'heading'>) {
  await expect(title(page)).toHaveText(heading);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
}

/** The prerendered page of a section that is broken: readable, its layout hydrated, nothing instead of it. */
async function expectReadable(page: Page, section: SectionUnderTest) {
  await openFrame(page, section.path);
  await expectShown(page, section);
  await hydrated(page);
  await expectShown(page, section);
}

/** A page that was prerendered hydrates, in the same document. */
export async function expectHydrated(page: Page, section: SectionUnderTest) {
  await page.waitForFunction(() => performance.getEntriesByName('page-alive').length > 0, undefined, {
    timeout: hydratedWithinMs,
  });
  await expectShown(page, section);
}

/** Follows a link of the layout, as the script that hears the click sees it: without touching it before. */
export const follow = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]`).first().dispatchEvent('click');

/**
 * Goes to every other section, and from the last one to the broken one. The pages of the others request nothing of it, so
 * that it cannot slow them down.
 */
export async function goThere(page: Page, { name, path, elsewhere: [first, second] }: SectionUnderTest) {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/_sections/${name}/`)) requested.push(request.url());
  });
  await openFrame(page, first.path);
  await hydrated(page);
  await follow(page, second.path);
  await expectShown(page, second);
  expect(requested, `files of ${name} on pages of other sections`).toEqual([]);
  await follow(page, path);
}

/** The notice that a section could not be loaded, with its two ways on. */
export async function expectNotice(page: Page, { label }: Pick<SectionUnderTest, 'label'>) {
  await expectInstead(page, `${label} could not be loaded`);
  await expect(notice(page)).not.toContainText(/https?:|_sections|\.js/);
}

/** A notice instead of the page, inside the layout. */
export async function expectInstead(page: Page, heading: string) {
  await expect(notice(page).getByRole('heading', { level: 1 })).toHaveText(heading, {
    timeout: noticeWithinMs,
  });
  await expectFrame(page);
  await expect(tryAgainButton(page)).toBeVisible();
  const home = notice(page).getByRole('link', { name: 'Return to Home', exact: true });
  await expect(home).toHaveAttribute('href', '/');
}

export const tryAgain = (page: Page) => tryAgainButton(page).click();

/** Tries again in vain. The notice stays all the while: what tells is that the failure is logged once more. */
export async function tryAgainInVain(page: Page, section: SectionUnderTest) {
  const failed = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
  await tryAgain(page);
  await failed;
  await expectNotice(page, section);
}

/** Try again brings the page, in the same document. */
export async function expectRecovery(page: Page, section: SectionUnderTest) {
  await tryAgain(page);
  await expectShown(page, section);
}

/** One visitor opens the page of a broken section and can read it; another one goes there and reads a notice. */
export const expectBroken = (page: Page, another: Page, section: SectionUnderTest) =>
  Promise.all([
    expectReadable(page, section),
    goThere(another, section).then(() => expectNotice(another, section)),
  ]);

/** Both get the page without a reload, and nothing has moved. */
export async function expectHealed(page: Page, another: Page, section: SectionUnderTest) {
  await Promise.all([expectHydrated(page, section), expectRecovery(another, section)]);
  for (const each of [page, another]) await expectStill(each);
}

export async function expectStill(page: Page) {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const score = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  expect(score, shifts.join('\n')).toBeLessThan(0.1);
}
