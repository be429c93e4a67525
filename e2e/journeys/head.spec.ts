import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, open, test } from '../test.ts';

/** What search engines read, as the document is now. */
const readHead = (page: Page) =>
  page
    .locator('title, meta[name], meta[property], link[rel=canonical], script[type="application/ld+json"]')
    .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML).toSorted());

test('after a navigation the head is that of the page as it is loaded, and nothing besides', async ({
  page,
  problems,
}) => {
  problems.allow(/404|not found/i);
  for (const [from, path] of [
    ['/no-such-page', '/about'],
    ['/gallery', '/policies'],
  ] as const) {
    await open(page, path);
    const loaded = await readHead(page);
    await open(page, from);
    await markDocument(page);
    await page.locator(`footer a[href="${path}"]`).click();
    await expect.poll(() => readHead(page)).toEqual(loaded);
    expect(await isSameDocument(page)).toBe(true);
  }
});
