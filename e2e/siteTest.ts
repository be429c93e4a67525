import { test as base } from './test.ts';

/** A test with a site of its own, one for all tests of a worker. */
export const siteTest = <Site extends { url: string; close(): Promise<unknown> }>(
  start: () => Promise<Site>,
) =>
  base.extend<object, { site: Site }>({
    site: [
      async ({}, use) => {
        const site = await start();
        await use(site);
        await site.close();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: ({ site }, use) => use(site.url),
  });
