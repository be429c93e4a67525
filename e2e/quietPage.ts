import { test as base, expect } from '@playwright/test';

interface QuietPage {
  /** Parts of console messages that this test causes on purpose. */
  allow: string[];
}

/** A test that fails on anything the console says, on page errors and on violations of the security policy. */
export const test = base.extend<QuietPage>({
  allow: async ({ page }, use) => {
    const allowed: string[] = [];
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(String(error)));
    await use(allowed);
    expect(said.filter((text) => !allowed.some((part) => text.includes(part)))).toEqual([]);
  },
  page: async ({ page }, use) => {
    await page.route(/openstreetmap\.org/, (route) =>
      route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
    );
    await use(page);
  },
});

test.beforeEach(({ allow: _everyTestIsQuiet }) => undefined);
