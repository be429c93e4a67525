import { step } from '../progress.ts';
import {
  browserTests,
  browserTestsFor,
  deadCode,
  lint,
  runChecks,
  types,
  unitAndDatabaseTests,
} from './checks.ts';
import { ensureBox, ensureChromium, ensureHeadlessChromium } from './ensureTools.ts';
import { startTestSites } from './testSites.ts';

/**
 * `npm test`: types, lint, dead code, unit, database and browser tests. The closing line counts the tests.
 * `npm test -- mf-gallery`: those of one workspace.
 */
export async function run([name]: readonly string[]) {
  const own = name === undefined ? [] : browserTestsFor(name);
  ensureBox();
  const browsers = await step('Chromium', () => ({
    chromium: ensureChromium(),
    headless: ensureHeadlessChromium(),
  }));
  if (name === undefined) {
    await runChecks([
      types,
      lint(),
      deadCode,
      unitAndDatabaseTests(),
      browserTests(browsers, startTestSites()),
    ]);
    return;
  }
  const browser = own.length > 0 ? [browserTests(browsers, startTestSites(name), ...own)] : [];
  await runChecks([types, lint(name), unitAndDatabaseTests(`${name}/`), ...browser]);
}
