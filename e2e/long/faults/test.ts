import type { Page } from '@playwright/test';
import { test as base } from '../../test.ts';
import { injectFaults } from './faultyCode/injectFaults.ts';
import { type FaultySite, openFaultySite } from './openFaultySite.ts';

interface Fixtures {
  /** A page of another visitor, who shares neither cache nor connections with the first one. */
  another: Page;
  healed: undefined;
}

/** One site for each of Playwright's workers. */
export const test = base.extend<Fixtures, { site: FaultySite }>({
  site: [
    async ({}, use) => {
      const site = await openFaultySite(injectFaults);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.server.url),
  another: async ({ browser, baseURL, problems }, use) => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    await problems.watch(context);
    await use(await context.newPage());
    await context.close();
  },
  healed: [
    async ({ site }, use) => {
      await use(undefined);
      site.server.heal();
      site.backend.heal();
    },
    { auto: true },
  ],
});
