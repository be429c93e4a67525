import type { CDPSession, Page } from '@playwright/test';
import type { Browser } from './browser.ts';
import { observer } from './observed.ts';
import { type NetworkLog, watchNetwork } from './watchNetwork.ts';

/** A slow mobile network: 150 ms a round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How many times slower than this machine the phone's processor is. */
const cpuSlowdown = 4;

export interface ThrottledPage {
  page: Page;
  /** The DevTools protocol of this tab. */
  session: CDPSession;
  network: NetworkLog;
  close(): Promise<void>;
}

/** A tab on a slow network and processor, with empty caches and everything observed. */
export async function openThrottledPage({ context }: Browser): Promise<ThrottledPage> {
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(observer);
  return { page, session, network: watchNetwork(session), close: () => page.close() };
}
