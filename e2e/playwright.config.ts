import { defineConfig } from '@playwright/test';
import { baseConfig, desktop, phone } from './baseConfig.ts';
import { developmentSite, productionSite } from './sites.ts';

export default defineConfig(baseConfig, {
  testDir: '.',
  outputDir: '../test-results/playwright',
  timeout: 30_000,
  projects: [
    { name: 'html', testDir: './html', use: { baseURL: productionSite.url } },
    {
      name: 'desktop',
      testDir: './journeys',
      grepInvert: /@phone/,
      use: { ...desktop, baseURL: productionSite.url },
    },
    {
      name: 'phone',
      testDir: './journeys',
      grep: /@phone|@everywhere/,
      use: { ...phone, baseURL: productionSite.url },
    },
    {
      name: 'development build',
      testDir: './journeys',
      testMatch: 'hydration.spec.ts',
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
