import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from 'platform/commands/ensureTools.ts';
import { freePort } from 'platform/serve/listen.ts';
import { openSlowLine } from './slowLine.ts';

/** What Lighthouse's mobile run assumes: a slow network, a middle-class phone. */
const network = { roundTripMs: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 };
const cpuSlowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export interface BenchBrowser {
  browser: Browser;
  /** Of the DevTools protocol, for Lighthouse. */
  debuggingPort: number;
  /** Address of the proxy behind which the network is slow. */
  slowLine: string;
}

export async function openBrowser(): Promise<BenchBrowser> {
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`, '--ignore-certificate-errors'],
  });
  return { browser, debuggingPort, slowLine: await openSlowLine(network) };
}

/** Runs `use` in a tab of a slow phone on a slow network, with empty caches and no connections. */
export async function onSlowPhone<Value>(
  { browser, slowLine }: BenchBrowser,
  use: (page: Page) => Promise<Value>,
): Promise<Value> {
  // Without this bypass the browser takes no proxy to its own machine.
  const context = await browser.newContext({ ...phone, proxy: { server: slowLine, bypass: '<-loopback>' } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Loads a page once, for pictures to be rendered and answers remembered before anything is measured. */
export async function warmUp({ browser }: BenchBrowser, url: string) {
  const page = await browser.newPage(phone);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}
