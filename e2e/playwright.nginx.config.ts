import { defineConfig } from '@playwright/test';
import { baseConfig, desktop } from './baseConfig.ts';
import { nginxHost } from './sites.ts';

const use = { ...desktop, baseURL: `http://localhost:${nginxHost.port}` };

/** The site behind nginx: that it sends what our own server sends, and that browsers take it. */
export default defineConfig(baseConfig, {
  outputDir: '../test-results/playwright-nginx',
  timeout: 60_000,
  projects: [
    { name: 'nginx', testDir: './nginx', use },
    { name: 'journeys', testDir: './journeys', testMatch: ['hydration.spec.ts', 'policies.spec.ts'], use },
  ],
  webServer: {
    command: 'node --import tsx nginx/serveBehindNginx.ts',
    url: `http://localhost:${nginxHost.port}/release.json`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
