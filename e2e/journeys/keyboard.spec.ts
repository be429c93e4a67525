import type { Page } from '@playwright/test';
import { pages } from '../pages.ts';
import { expect, open, visitTest as test } from '../test.ts';

/** What has the focus; `undefined` when it has left the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return;
    // The headless shell leaves a frame that takes the focus where it is.
    if (element instanceof HTMLIFrameElement) element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    // A panel may be taller than the window.
    const middle = (Math.max(top, 0) + Math.min(top + height, innerHeight)) / 2;
    const onTop = document.elementFromPoint(left + width / 2, middle);
    // A card's link shows its focus round the whole card, a frame in its own document.
    const isOutlined = [getComputedStyle(element), getComputedStyle(element, '::after')].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    return {
      isRingInWindow: !element.closest('header') || top >= ring,
      /** Place among what is shown: a page that is rendered ahead, out of sight, moves nothing. */
      place: [...document.querySelectorAll('*')].filter((each) => each.checkVisibility()).indexOf(element),
      name: element.ariaLabel ?? element.textContent,
      isOutlined: isOutlined || element.tagName === 'IFRAME',
      /** Nothing lies over its middle: neither the sticky bar nor a closed menu. */
      isOnTop: onTop !== null && (element.contains(onTop) || onTop.contains(element)),
    };
  });

for (const { path, section } of pages) {
  test(`Tab leads through ${path} in the order of the page, and every stop is seen`, {
    tag: `@${section}`,
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    if (path === '/gallery') await expect(page.getByText('Loading gallery...')).toHaveCount(0);
    let last = { place: -1, name: '' };
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop) break;
      expect(stop).toMatchObject({ isOutlined: true, isRingInWindow: true, isOnTop: true });
      expect(stop.place).toBeGreaterThanOrEqual(last.place);
      last = stop;
      if (stop.name.includes('Instagram')) break;
    }
    expect(last.name).toContain('Instagram');
  });
}
