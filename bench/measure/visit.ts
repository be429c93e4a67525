import { setTimeout as pause } from 'node:timers/promises';
import { openThrottledPage, type Phone, type ThrottledPage } from './throttledPage.ts';

/** One visit with empty caches. Milliseconds since the navigation began, bytes on the wire. */
export interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  longestTask: number;
  blocking: number;
  /** When the page's own components were committed; absent where nothing runs. */
  hydrated?: number;
  albums?: number;
  requests: number;
  scripts: number;
  /** Script requests, one after another, the document included. */
  depth: number;
  scriptBytes: number;
  bytes: number;
}

/** A page counts as loaded when the network has been quiet for so long, in milliseconds. */
const quiet = 600;
const longestVisit = 20_000;

export async function visit(phone: Phone, url: string): Promise<Visit> {
  const tab = await openThrottledPage(phone);
  try {
    await tab.page.goto(url, { waitUntil: 'load' });
    await settled(tab);
    const [failure] = tab.network.failures();
    // A page that had to ask again measures its retry, not itself.
    if (failure) throw new Error(`${url} could not be measured. ${failure}`);
    return await read(tab);
  } finally {
    await tab.close();
  }
}

/** Waits until nothing has been loaded for a while. */
export async function settled({ network }: ThrottledPage) {
  const started = performance.now();
  while (network.quietFor() < quiet && performance.now() - started < longestVisit) await pause(50);
}

async function read({ page, network }: ThrottledPage): Promise<Visit> {
  const { alive, ...seen } = await page.evaluate(() => ({
    ...window.benchObserved,
    alive: performance.getEntriesByName('page-alive')[0]?.startTime,
  }));
  const requests = network.requests();
  const scripts = requests.filter(({ type }) => type === 'Script');
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    cls: seen.cls,
    longestTask: seen.longestTask,
    blocking: seen.blocking,
    ...(alive === undefined ? {} : { hydrated: alive }),
    ...(seen.albums === undefined ? {} : { albums: seen.albums }),
    requests: requests.length,
    scripts: scripts.length,
    depth: Math.max(1, ...scripts.map(({ depth }) => depth)),
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
