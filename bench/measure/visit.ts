import type { Page, Request } from '@playwright/test';
import type { Figures } from '../results.ts';
import { type BenchBrowser, onSlowPhone } from './browser.ts';

/** A performance entry as JSON; which of the fields there are depends on its type. */
interface Entry {
  name: string;
  startTime: number;
  duration: number;
  value?: number;
  hadRecentInput?: boolean;
}

const entryTypes = ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'mark'];

/** A first visit to a page on the slow network. Milliseconds since the navigation began, bytes on the wire. */
export const visit = (browser: BenchBrowser, url: string, hydrates: boolean): Promise<Figures> =>
  onSlowPhone(browser, async (page) => {
    const requests: Request[] = [];
    const failures: string[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    page.on('requestfailed', (request) => {
      // The map on /contact is of another site, which may be out of reach.
      if (new URL(request.url()).hostname !== new URL(url).hostname) return;
      failures.push(`${request.url()}: ${request.failure()?.errorText}`);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    // A slow processor may still be at work when the network is idle.
    if (hydrates) await page.waitForFunction(() => performance.getEntriesByName('page-alive').length > 0);
    // A page that had to retry measures its retry, not itself.
    if (failures.length > 0) throw new Error(`${url} could not be measured. ${failures[0]}`);
    return { ...(await timings(page)), ...(await traffic(requests)) };
  });

async function timings(page: Page): Promise<Figures> {
  const lists: Entry[][] = await page.evaluate(
    (types) =>
      types.map((type) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type, buffered: true });
        return observer.takeRecords().map((entry) => entry.toJSON());
      }),
    entryTypes,
  );
  const [paints = [], largestPaints = [], shifts = [], tasks = [], marks = []] = lists;
  const hydrated = marks.find(({ name }) => name === 'page-alive')?.startTime;
  return {
    fcp: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    lcp: largestPaints.at(-1)?.startTime ?? Number.NaN,
    cls: sum(shifts.map(({ value = 0, hadRecentInput }) => (hadRecentInput ? 0 : value))),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    blocking: sum(tasks.map(({ duration }) => duration - 50)),
    ...(hydrated === undefined ? {} : { hydrated }),
  };
}

async function traffic(requests: readonly Request[]): Promise<Figures> {
  const sizes = await Promise.all(
    requests.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return { isScript: request.resourceType() === 'script', bytes: responseBodySize + responseHeadersSize };
    }),
  );
  const scripts = sizes.filter(({ isScript }) => isScript);
  return {
    requests: sizes.length,
    scripts: scripts.length,
    scriptBytes: sum(scripts.map(({ bytes }) => bytes)),
    bytes: sum(sizes.map(({ bytes }) => bytes)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
