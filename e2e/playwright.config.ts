import { defineConfig } from '@playwright/test';
import { baseConfig, desktop, phone } from './baseConfig.ts';
import { type Identity, otherIdentity } from './identities.ts';
import { addresses } from './pages.ts';
import { developmentSite, productionSite } from './sites.ts';

/** Pages whose layout on a phone is another one: tables that scroll, columns that fold. */
const foldedOnPhones = ['/', '/admissions', '/gallery'];

interface Options {
  identity: Identity;
  judged: readonly string[];
}

const another = { baseURL: developmentSite.url, identity: otherIdentity };

export default defineConfig<Options>(baseConfig, {
  testDir: '.',
  outputDir: '../test-results/playwright',
  timeout: 30_000,
  projects: [
    { name: 'html', testDir: './html', use: { baseURL: productionSite.url } },
    {
      name: 'desktop',
      testDir: './journeys',
      grepInvert: /@phone/,
      use: { ...desktop, baseURL: productionSite.url, judged: addresses.map(({ path }) => path) },
    },
    {
      name: 'phone',
      testDir: './journeys',
      grep: /@phone|@everywhere/,
      use: { ...phone, baseURL: productionSite.url, judged: foldedOnPhones },
    },
    {
      name: 'development build',
      testDir: './journeys',
      testMatch: 'hydration.spec.ts',
      use: { ...desktop, ...another },
    },
    {
      name: 'another school',
      testDir: './html',
      testMatch: ['everyPage.spec.ts', 'bengaliWords.spec.ts'],
      use: another,
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
