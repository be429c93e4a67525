import { defineConfig, devices } from '@playwright/test';
import { chromium } from './chromium.ts';
import { developmentSite, productionSite } from './sites.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/playwright',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  reporter: [['list'], ['json']],
  use: { trace: 'retain-on-failure' },
  projects: [
    {
      name: 'phone',
      testDir: './journeys',
      grepInvert: /@desktop/,
      // What a server answers, and what stands in a head, is the same for every screen.
      testIgnore: /(routes|head|headers|share)\.spec\.ts/,
      use: { ...devices['Pixel 5'], baseURL: productionSite.url, ...chromium },
    },
    {
      name: 'desktop',
      testDir: './journeys',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], baseURL: productionSite.url, ...chromium },
    },
    {
      name: 'development build',
      testDir: './development',
      use: { ...devices['Desktop Chrome'], baseURL: developmentSite.url, ...chromium },
    },
  ],
  webServer: [productionSite, developmentSite].map(({ url, environment }) => ({
    command: 'node ../platform/commands/run.mjs start',
    url,
    env: environment,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  })),
});
