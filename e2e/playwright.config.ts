import { defineConfig } from '@playwright/test';
import { baseConfig, desktop, phone } from './baseConfig.ts';
import { developmentSite, productionSite } from './sites.ts';

export default defineConfig(baseConfig, {
  testDir: '.',
  outputDir: '../test-results/playwright',
  timeout: 30_000,
  projects: [
    {
      name: 'phone',
      testDir: './journeys',
      grepInvert: /@desktop/,
      // What a server answers, and what stands in a head, is the same for every screen.
      testIgnore: /(routes|head|headers|share)\.spec\.ts/,
      use: { ...phone, baseURL: productionSite.url },
    },
    {
      name: 'desktop',
      testDir: './journeys',
      grepInvert: /@phone/,
      use: { ...desktop, baseURL: productionSite.url },
    },
    {
      name: 'development build',
      testDir: './development',
      use: { ...desktop, baseURL: developmentSite.url },
    },
  ],
  // `npm test` starts the sites earlier, beside the unit tests.
  ...(process.env.E2E_SITES !== 'started' && {
    webServer: {
      command: 'node --import tsx startSites.ts',
      wait: { stdout: /The sites are ready/ },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
});
