import { defineConfig, devices } from '@playwright/test';
import { chromium } from './chromium.ts';

/** Suites of minutes. Each starts the sites that it needs, with ports and folders of its own. */
export default defineConfig({
  testDir: './long',
  outputDir: '../test-results/playwright-long',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json'], ['./long/faults/faultsReporter.ts']],
  use: { trace: 'retain-on-failure', ...devices['Desktop Chrome'], ...chromium },
});
