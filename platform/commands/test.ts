import { step } from '../progress.ts';
import { browserTests, deadCode, lint, runChecks, types, unitAndDatabaseTests } from './checks.ts';
import { ensureChromium } from './ensureTools.ts';
import { startTestSites } from './testSites.ts';

/** `npm test`: types, lint, dead code, unit, database and browser tests. The closing line counts the tests. */
export async function run() {
  const chromium = await step('Chromium', ensureChromium);
  await runChecks([types, lint, deadCode, unitAndDatabaseTests, browserTests(chromium, startTestSites())]);
}
