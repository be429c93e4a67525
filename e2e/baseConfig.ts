import { devices, type PlaywrightTestConfig } from '@playwright/test';

/** Debian's Chromium, silent towards the network. */
const chromium = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: process.env.CHROMIUM_BIN ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  },
} satisfies PlaywrightTestConfig['use'];

export const desktop = { ...devices['Desktop Chrome'], ...chromium };
export const phone = { ...devices['Pixel 5'], ...chromium };

/** Traces cost a third of the time: `--trace on` makes one of a test that has failed. */
export const baseConfig = {
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes the second time is listed as flaky.
  retries: 1,
  reporter: 'list',
} satisfies PlaywrightTestConfig;
