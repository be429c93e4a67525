import { defineConfig } from '@playwright/test';
import { baseConfig, desktop } from './baseConfig.ts';

/** Suites of minutes. Each starts the sites that it needs, with ports and folders of its own. */
export default defineConfig(baseConfig, {
  testDir: './long',
  outputDir: '../test-results/playwright-long',
  // Tests make the pictures that they compare with.
  snapshotPathTemplate: '../test-results/pictures/{arg}{ext}',
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: desktop,
});
