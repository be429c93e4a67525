import type { Page } from '@playwright/test';
import { siteTest } from '../../siteTest.ts';
import { injectFaults } from './faultyCode/injectFaults.ts';
import { openFaultySite } from './openFaultySite.ts';

interface Fixtures {
  /** A page of another visitor, who shares neither cache nor connections with the first one. */
  another: Page;
  healed: undefined;
}

export const test = siteTest(() => openFaultySite(injectFaults)).extend<Fixtures>({
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
