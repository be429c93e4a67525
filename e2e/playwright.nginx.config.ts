import { defineConfig } from '@playwright/test';
import { baseConfig, desktop } from './baseConfig.ts';
import { nginxPort } from './sites.ts';

const baseURL = `http://localhost:${nginxPort}`;
const use = { ...desktop, baseURL };

/** nginx takes an encoded slash for one before it looks for a page, and never leaves the root: a 404 page. */
const onOurServerOnly = /@phone|%2f/;

/** The same journeys on the exported site, served by nginx, and what nginx must send with it. */
export default defineConfig(baseConfig, {
  outputDir: '../test-results/playwright-nginx',
  timeout: 60_000,
  projects: [
    { name: 'nginx', testDir: './nginx', use },
    {
      name: 'journeys',
      testDir: './journeys',
      grepInvert: onOurServerOnly,
      // Rates our own server; nginx has a rating of its own.
      testIgnore: /headers\.spec\.ts/,
      use,
    },
  ],
  webServer: {
    command: 'node --import tsx nginx/serveExport.ts',
    url: `${baseURL}/release.json`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
