import { availableParallelism } from 'node:os';
import { devices, type PlaywrightTestConfig } from '@playwright/test';

const full = process.env.CHROMIUM_BIN ?? '/usr/bin/chromium';

/** Debian's Chromium, silent towards the network. */
const launch = (executablePath: string) => ({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});

/** For what the one without a window lacks. */
export const wholeBrowser = { launchOptions: launch(full) };

/** The one without a window, in which a visit takes two thirds of the time. */
const chromium = {
  browserName: 'chromium',
  launchOptions: launch(process.env.HEADLESS_CHROMIUM_BIN ?? full),
} satisfies PlaywrightTestConfig['use'];

export const desktop = { ...devices['Desktop Chrome'], ...chromium };
export const phone = { ...devices['Pixel 5'], ...chromium };

/** Traces cost a third of the time: `--trace on` makes one of a test that has failed. */
export const baseConfig = {
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` names and counts a test that passes the second time.
  retries: 1,
  reporter: 'list',
} satisfies PlaywrightTestConfig;
