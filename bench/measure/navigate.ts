import { setTimeout as delay } from 'node:timers/promises';
import { type BenchBrowser, onSlowPhone } from './browser.ts';

/** A tap on a link in the home page's footer. */
export interface Tap {
  title: string;
  to: string;
  /** Whether a finger had been near the link long enough for the page to be there already. */
  isPrefetched: boolean;
}

export const taps: readonly Tap[] = [
  { title: 'same section', to: '/about', isPrefetched: false },
  { title: 'same section, prefetched', to: '/about', isPrefetched: true },
  { title: 'other section', to: '/policies', isPrefetched: false },
  { title: 'other section, prefetched', to: '/policies', isPrefetched: true },
];

/** Long enough to fetch and render the page ahead; a check for a newer release is good for 2 s. */
const prefetchMs = 1500;

/** Milliseconds from the tap until the next page has been painted. */
export const navigate = (browser: BenchBrowser, origin: string, { to, isPrefetched }: Tap): Promise<number> =>
  onSlowPhone(browser, async (page) => {
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const link = page.locator(`footer a[href="${to}"]`);
    if (isPrefetched) {
      await link.dispatchEvent('pointerover');
      await delay(prefetchMs);
    }
    // One call: each of Playwright's own runs a script in the page, which would count.
    return link.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          const { mark } = performance;
          performance.mark = (name, options) => {
            // A task of this priority comes right after the frame; a timer would wait for pictures to be decoded.
            requestAnimationFrame(() =>
              scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' }),
            );
            return mark.call(performance, name, options);
          };
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        }),
    );
  });
