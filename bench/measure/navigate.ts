import type { Page } from '@playwright/test';
import type { Browser } from './browser.ts';
import { openThrottledPage } from './throttledPage.ts';
import { settled } from './visit.ts';

/** A tap on a link of the home page. */
export interface Way {
  name: string;
  to: string;
  /** The visitor's finger was over the link, or the link in sight, long enough for the page to be there already. */
  prefetched: boolean;
}

export const ways: readonly Way[] = [
  { name: 'same section', to: '/about', prefetched: false },
  { name: 'same section, prefetched', to: '/about', prefetched: true },
  { name: 'other section', to: '/policies', prefetched: false },
  { name: 'other section, prefetched', to: '/policies', prefetched: true },
];

/** Milliseconds from the tap until the next page has been painted. */
export async function navigate(browser: Browser, origin: string, { to, prefetched }: Way): Promise<number> {
  const tab = await openThrottledPage(browser);
  const { page } = tab;
  try {
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await settled(tab);
    const link = page.locator(`footer a[href="${to}"]`);
    await link.scrollIntoViewIfNeeded();
    if (prefetched) {
      await link.dispatchEvent('pointerover');
      await settled(tab);
    }
    await link.tap();
    return await timeToNextPage(page);
  } finally {
    await tab.close();
  }
}

async function timeToNextPage(page: Page): Promise<number> {
  const times = await page.waitForFunction(() => {
    const { click, nextPage } = window.benchObserved;
    return click !== undefined && nextPage !== undefined && nextPage - click;
  });
  return Number(await times.jsonValue());
}
