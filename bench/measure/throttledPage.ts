import type { CDPSession, Page } from '@playwright/test';
import type { Certificate } from '../serve/certificate.ts';
import { openSlowLine, type SlowLine } from '../serve/slowLine.ts';
import { type Browser, openBrowser } from './browser.ts';
import { observer } from './observed.ts';
import { type NetworkLog, watchNetwork } from './watchNetwork.ts';

/** A slow mobile network. */
const network = { roundTrip: 150, down: 1_600_000, up: 750_000 };

/** How many times slower than this machine the phone's processor is. */
const cpuSlowdown = 4;

/** A phone of the middle class on a slow network. */
export interface Phone {
  browser: Browser;
  line: SlowLine;
  close(): Promise<void>;
}

export async function openPhone(certificate: Certificate): Promise<Phone> {
  const line = await openSlowLine(network);
  const browser = await openBrowser(certificate, line.proxy);
  return {
    browser,
    line,
    async close() {
      await browser.close();
      await line.close();
    },
  };
}

export interface ThrottledPage {
  page: Page;
  /** The DevTools protocol of this tab. */
  session: CDPSession;
  network: NetworkLog;
  close(): Promise<void>;
}

/** A tab of a phone, without connections, with empty caches and everything observed. */
export async function openThrottledPage({ browser: { context }, line }: Phone): Promise<ThrottledPage> {
  line.hangUp();
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(observer);
  return { page, session, network: watchNetwork(session), close: () => page.close() };
}
