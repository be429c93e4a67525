import { defineConfig } from '@playwright/test';
import { baseConfig, desktop } from './baseConfig.ts';
import { cloudflarePort, netlifyPort } from './sites.ts';

const hosts = { Cloudflare: cloudflarePort, Netlify: netlifyPort };

/** The site on the engines of static hosts: that they send what our own server sends, and that browsers take it. */
export default defineConfig(baseConfig, {
  outputDir: '../test-results/playwright-static',
  timeout: 60_000,
  projects: Object.entries(hosts).flatMap(([name, port]) => {
    const use = { ...desktop, baseURL: `http://localhost:${port}` };
    return [
      { name, testDir: './static', use },
      { name: `${name}: journeys`, testDir: './journeys', testMatch: ['hydration.spec.ts'], use },
    ];
  }),
  webServer: {
    command: 'node --import tsx static/serveStaticHosts.ts',
    url: `http://localhost:${netlifyPort}/release.json`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
