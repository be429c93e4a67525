import { step } from '../progress.ts';
import {
  browserTests,
  deadCode,
  hostTests,
  lint,
  longBrowserTests,
  postgresqlTests,
  runChecks,
  staticHostTests,
  types,
  unitAndDatabaseTests,
} from './checks.ts';
import {
  ensureBox,
  ensureChromium,
  ensureHeadlessChromium,
  ensureHost,
  ensureOtherBrowsers,
  ensurePostgresql,
  ensureStaticHosts,
} from './ensureTools.ts';
import { startTestSites } from './testSites.ts';

/** `npm run test:all`: what `npm test` checks, then the long suites. */
export async function run() {
  ensureBox();
  const chromium = await step('Chromium', ensureChromium);
  const headless = ensureHeadlessChromium();
  const host = await step('nginx and sshd', ensureHost);
  const others = await step('Firefox and WebKit', ensureOtherBrowsers);
  await step('Engines of static hosts', ensureStaticHosts);
  await step('PostgreSQL', async () => ensurePostgresql());
  await runChecks([
    types,
    lint(),
    deadCode,
    unitAndDatabaseTests(),
    postgresqlTests,
    browserTests({ chromium, headless }, startTestSites()),
    longBrowserTests(chromium, others),
    hostTests(chromium, host),
    staticHostTests(chromium),
  ]);
}
