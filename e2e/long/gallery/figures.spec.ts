import type { Browser, Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { largeAlbum } from './largeGallery.ts';
import { type LargeSite, test } from './largeSite.ts';

/** A cheap telephone. */
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const slowdown = 4;
/** Pixels a second of a fast thumb. */
const speed = 3000;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

/** Milliseconds between frames while the page is scrolled by touch on a slow processor. */
async function framesWhileScrolling(page: Page, distance: number) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const frames = page.evaluate(
    (milliseconds) =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        const start = performance.now();
        let last = start;
        const frame = (now: number) => {
          gaps.push(now - last);
          last = now;
          if (now - start < milliseconds) requestAnimationFrame(frame);
          else resolve(gaps.slice(1));
        };
        requestAnimationFrame(frame);
      }),
    (distance / speed) * 1000,
  );
  await client.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: -distance,
    speed,
    gestureSourceType: 'touch',
  });
  const gaps = await frames;
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  return gaps;
}

const phonePage = (browser: Browser) => browser.newContext(phone).then((context) => context.newPage());

for (const [what, path, isReady] of [
  ['the list of 520 albums', '/gallery', 'h3'],
  ['the album of 5,000 photos', `/gallery/${largeAlbum.id}`, 'a[href*="photo="]'],
] as const) {
  test(`frames and elements of ${what} while a fast thumb scrolls, processor slowed ${slowdown} times`, async ({
    browser,
    largeSite,
  }) => {
    const page = await phonePage(browser);
    await page.goto(largeSite.url + path);
    await page.locator(isReady).first().waitFor();
    await page.waitForLoadState('networkidle');
    const gaps = await framesWhileScrolling(page, 24_000);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const late = gaps.filter((gap) => gap > 50).length;
    console.log(
      `${what}: ${gaps.length} frames, median ${median(gaps).toFixed(1)} ms, 95th percentile ${percentile(gaps, 0.95).toFixed(1)} ms, longest ${Math.max(...gaps).toFixed(0)} ms, ${late} over 50 ms; ${elements} elements`,
    );
    expect(elements).toBeLessThan(14_000);
    await page.context().close();
  });
}

interface Loaded {
  total: number;
  pictures: number;
  scripts: number;
  data: number;
  requests: number;
  reads: number;
}

/** Milliseconds without a transfer after which a visit counts as loaded. */
const quiet = 1000;

/** Counts what a visit transfers, as the network sees it. */
async function countTransfer(
  page: Page,
  visit: (settled: () => Promise<void>) => Promise<void>,
): Promise<Loaded> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kinds = new Map<string, string>();
  const loaded = { total: 0, pictures: 0, scripts: 0, data: 0, requests: 0, reads: 0 };
  const underWay = new Set<string>();
  let lastChange = performance.now();
  const change = () => {
    lastChange = performance.now();
  };
  client.on('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId);
    change();
  });
  client.on('Network.loadingFailed', ({ requestId }) => {
    underWay.delete(requestId);
    change();
  });
  const settled = () =>
    expect
      .poll(() => underWay.size === 0 && performance.now() - lastChange > quiet, { timeout: 60_000 })
      .toBe(true);
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (response.url.includes('/rest/v1/') && type === 'Fetch') loaded.reads += 1;
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId);
    change();
    const kind = kinds.get(requestId);
    loaded.requests += 1;
    loaded.total += encodedDataLength;
    if (kind === 'Image') loaded.pictures += encodedDataLength;
    if (kind === 'Script') loaded.scripts += encodedDataLength;
    if (kind === 'Fetch') loaded.data += encodedDataLength;
  });
  await visit(settled);
  await settled();
  await client.detach();
  return loaded;
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

async function scrollThrough(page: Page, settled: () => Promise<void>) {
  for (;;) {
    const isAtEnd = await page.evaluate(() => {
      scrollBy(0, innerHeight * 0.8);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    });
    await settled();
    if (isAtEnd) return;
  }
}

async function pathOf(site: LargeSite, name: string) {
  const query = new URLSearchParams({ select: 'id', name: `eq.${name}` });
  const answer = await fetch(`${site.backendUrl}/rest/v1/albums?${query}`, {
    headers: { apikey: site.keys.anonKey },
  });
  const [album]: { id: string }[] = await answer.json();
  return `/gallery/${album?.id}`;
}

test('bytes of a visit on a telephone of 360 px at 2x, with and without saving data', async ({
  browser,
  largeSite,
}) => {
  const album = await pathOf(largeSite, 'A Year at School in Forty Pictures');
  const figures: Record<string, Loaded> = {};
  for (const saves of [false, true]) {
    for (const [what, path, isWhole] of [
      ['list, first screen', '/gallery', false],
      ['album of 40, first screen', album, false],
      ['album of 40, whole', album, true],
    ] as const) {
      const page = await phonePage(browser);
      if (saves) {
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      }
      const name = `${what}${saves ? ', saving data' : ''}`;
      const loaded = await countTransfer(page, async (settled) => {
        await page.goto(largeSite.url + path);
        await page.getByRole('main').getByRole('img').first().waitFor();
        if (isWhole) await scrollThrough(page, settled);
      });
      figures[name] = loaded;
      console.log(
        `${name}: ${kilobytes(loaded.total)} in ${loaded.requests} requests (${loaded.reads} reads); pictures ${kilobytes(loaded.pictures)}, scripts ${kilobytes(loaded.scripts)}, data ${kilobytes(loaded.data)}`,
      );
      await page.context().close();
    }
  }
  const pictures = (name: string) => figures[name]?.pictures ?? 0;
  expect(pictures('album of 40, whole, saving data')).toBeLessThan(pictures('album of 40, whole') / 2);
  expect(pictures('album of 40, first screen')).toBeLessThan(pictures('album of 40, whole') / 2);
});
