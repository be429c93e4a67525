import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium } from 'platform/commands/ensureTools.ts';
import { freePort } from 'platform/serve/listen.ts';
import type { Certificate } from '../serve/certificate.ts';

export interface Browser {
  context: BrowserContext;
  /** Port of the DevTools protocol. */
  port: number;
  close(): Promise<void>;
}

/** A phone of the middle class. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A fresh Chromium with empty caches, which trusts this run's certificate alone and goes through `proxy`, if any. */
export async function openBrowser({ fingerprint }: Certificate, proxy?: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    ...phone,
    executablePath: ensureChromium(),
    // Without this the browser takes no proxy to its own machine.
    ...(proxy ? { proxy: { server: proxy, bypass: '<-loopback>' } } : {}),
    args: [
      '--no-sandbox',
      `--remote-debugging-port=${port}`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-features=HttpsUpgrades',
    ],
  });
  return {
    context,
    port,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
