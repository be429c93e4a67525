import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from 'platform/commands/ensureTools.ts';
import { freePort } from 'platform/serve/listen.ts';

/** What Lighthouse's mobile run assumes: a slow network, a middle-class phone. Bytes a second. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
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
}

export async function openBrowser(): Promise<BenchBrowser> {
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`, '--ignore-certificate-errors'],
  });
  return { browser, debuggingPort };
}

/** Runs `use` in a tab of a slow phone on a slow network, with empty caches and no connections. */
export async function onSlowPhone<Value>(
  { browser }: BenchBrowser,
  use: (page: Page) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
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
