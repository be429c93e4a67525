import { step } from '../progress.ts';
import {
  browserTests,
  deadCode,
  lint,
  longBrowserTests,
  nginxTests,
  postgresqlTests,
  runChecks,
  staticHostTests,
  types,
  unitAndDatabaseTests,
} from './checks.ts';
import {
  ensureChromium,
  ensureNginx,
  ensureOtherBrowsers,
  ensurePostgresql,
  ensureStaticHosts,
} from './ensureTools.ts';
import { startTestSites } from './testSites.ts';

/** `npm run test:all`: what `npm test` checks, then the long suites. */
export async function run() {
  const chromium = await step('Chromium', ensureChromium);
  const nginx = await step('nginx', ensureNginx);
  const others = await step('Firefox and WebKit', ensureOtherBrowsers);
  await step('Engines of static hosts', ensureStaticHosts);
  await step('PostgreSQL', async () => ensurePostgresql());
  await runChecks([
    types,
    lint,
    deadCode,
    unitAndDatabaseTests,
    postgresqlTests,
    browserTests(chromium, startTestSites()),
    longBrowserTests(chromium, others),
    nginxTests(chromium, nginx),
    staticHostTests(chromium),
  ]);
}
