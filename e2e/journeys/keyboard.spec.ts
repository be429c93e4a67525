import type { Page } from '@playwright/test';
import { paths } from '../pages.ts';
import { expect, open, test } from '../test.ts';

interface Stop {
  /** Place among what is shown, to see the order: a page that is rendered ahead, out of sight, moves nothing. */
  place: number;
  name: string;
  isOutlined: boolean;
  /** Nothing lies over its middle: neither the sticky bar nor a closed menu. */
  isOnTop: boolean;
}

/** What has the focus; `undefined` when it has left the page. */
const focused = (page: Page) =>
  page.evaluate<Stop | undefined>(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    // A panel may be taller than the window.
    const middle = (Math.max(top, 0) + Math.min(top + height, innerHeight)) / 2;
    const onTop = document.elementFromPoint(left + width / 2, middle);
    // A card's link shows its focus round the whole card.
    const isOutlined = [getComputedStyle(element), getComputedStyle(element, '::after')].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
    return {
      place: [...document.body.querySelectorAll('*')]
        .filter((each) => each.checkVisibility())
        .indexOf(element),
      name: (
        element.getAttribute('aria-label') ??
        ((label ?? element).textContent || element.getAttribute('title') || '')
      ).trim(),
      isOutlined: isOutlined || element.tagName === 'IFRAME',
      isOnTop: onTop !== null && (element.contains(onTop) || onTop.contains(element)),
    };
  });

/** Everything that Tab stops at, from the top of the page to its end. */
async function walk(page: Page) {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop || stop.place === stops[0]?.place) break;
    if (stop.place !== stops.at(-1)?.place) stops.push(stop);
  }
  return stops;
}

for (const path of paths) {
  test(`Tab leads through ${path} in the order of the page, and every stop is seen`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    if (path === '/gallery') await expect(page.getByText('Loading gallery...')).toHaveCount(0);
    const stops = await walk(page);
    const places = stops.map(({ place }) => place);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(stops.filter(({ name }) => name === '')).toEqual([]);
    expect(stops.filter(({ isOutlined }) => !isOutlined)).toEqual([]);
    expect(stops.filter(({ isOnTop }) => !isOnTop)).toEqual([]);
    expect(stops[0]?.name).toMatch(/skip/i);
    expect(stops.at(-1)?.name).toContain('Instagram');
  });
}
