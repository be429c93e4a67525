import { pageOwners } from './bytes/pageOwners.ts';
import { openBrowser } from './measure/browser.ts';
import { measureAll } from './measure/measureAll.ts';
import { openPhone } from './measure/throttledPage.ts';
import { type Parameters, parseParameters } from './parameters.ts';
import { compareResults } from './report/compareResults.ts';
import { lastResults, writeResults } from './report/performanceDocument.ts';
import { report } from './report/report.ts';
import type { Results } from './results.ts';
import { startSites } from './sites/startSites.ts';

/** `npm run bench`: the site beside a single bundle and beside its own documents without scripts. */
export async function run(args: readonly string[]) {
  const parameters = parseParameters(args);
  const results = await measure(parameters);
  const before = lastResults();
  console.log(`\n${report(results)}`);
  for (const line of before ? compareResults(before, results) : [])
    console.log(`  worse than last time: ${line}`);
  if (parameters.write) writeResults(results);
  process.exit(0);
}

async function measure(parameters: Parameters): Promise<Results> {
  const sites = await startSites();
  try {
    const browser = await openBrowser(sites.certificate);
    const phone = await openPhone(sites.certificate);
    try {
      return {
        measuredAt: new Date().toISOString(),
        runs: parameters.runs,
        visits: parameters.visits,
        ...(await measureAll(phone, browser, sites, parameters)),
        bytes: pageOwners(sites.release),
      };
    } finally {
      await phone.close();
      await browser.close();
    }
  } finally {
    await sites.close();
  }
}
