import { setTimeout as pause } from 'node:timers/promises';
import { nextPageBinding } from './observed.ts';
import { openThrottledPage, type Phone, type ThrottledPage } from './throttledPage.ts';
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
export async function navigate(phone: Phone, origin: string, { to, prefetched }: Way): Promise<number> {
  const tab = await openThrottledPage(phone);
  const { page } = tab;
  try {
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await settled(tab);
    const link = page.locator(`footer a[href="${to}"]`);
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (!box) throw new Error(`${origin} has no link to ${to} in its footer.`);
    if (prefetched) await link.dispatchEvent('pointerover');
    await pause(atRest);
    await settled(tab);
    const painted = nextPagePainted(tab);
    await tap(tab, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    return await painted;
  } finally {
    await tab.close();
  }
}

/** Milliseconds until what this script did in the page is over. */
const atRest = 300;

// By the DevTools protocol alone: Playwright's own tap, and its waiting, run scripts in the page, which took as long as
// the navigation.

async function tap({ session }: ThrottledPage, point: { x: number; y: number }) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const longestNavigation = 20_000;

async function nextPagePainted({ session }: ThrottledPage): Promise<number> {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: nextPageBinding });
  return new Promise((resolve, reject) => {
    session.on('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)));
    setTimeout(() => reject(new Error('The next page did not come.')), longestNavigation).unref();
  });
}
