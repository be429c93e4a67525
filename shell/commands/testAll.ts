import { browserTests, lint, longBrowserTests, runChecks, types, unitAndDatabaseTests } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { step } from './progress.ts';

/** `npm run test:all`: what `npm test` checks, then the long suites. */
export async function run() {
  const chromium = await step('Chromium', ensureChromium);
  await runChecks([types, lint, unitAndDatabaseTests, browserTests(chromium), longBrowserTests(chromium)]);
}
