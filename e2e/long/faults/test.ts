import type { Page } from '@playwright/test';
import { type FaultServer, openFaultServer, proxied } from '../../faultServer.ts';
import { deployCopy } from '../../projectCopy.ts';
import { test as base } from '../../test.ts';
import { fakeGallery } from './fakeGallery.ts';
import { injectFaults } from './faultyCode/injectFaults.ts';

interface FaultySite {
  /** In front of the site: what visitors get comes from here. */
  server: FaultServer;
  /** In place of Supabase and the image service. */
  backend: FaultServer;
  /** The project's folder, with what is built. */
  folder: string;
}

interface Fixtures {
  /** A page of another visitor, who shares neither cache nor connections with the first one. */
  another: Page;
  healed: undefined;
}

/** A published site behind a fault server, its backend another one; one for each of Playwright's workers. */
export const test = base.extend<Fixtures, { site: FaultySite }>({
  site: [
    async ({}, use) => {
      const backend = await openFaultServer(fakeGallery);
      const project = await deployCopy(
        {
          supabase: { url: backend.url, anonKey: 'anonymous' },
          images: { base: `${backend.url}/demo/image/upload/` },
          analyticsEndpoint: `${backend.url}/page-views`,
          errorsEndpoint: `${backend.url}/errors`,
        },
        injectFaults,
      );
      const server = await openFaultServer(proxied(project.url));
      await use({ server, backend, folder: project.folder });
      await project.close();
      server.close();
      backend.close();
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
