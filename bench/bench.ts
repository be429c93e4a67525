import { openBrowser } from './measure/browser.ts';
import { measureAll } from './measure/measureAll.ts';
import { parseParameters } from './parameters.ts';
import { report, writeReport } from './report/report.ts';
import { startSites } from './sites/startSites.ts';

/** `npm run bench`: the site beside the same source in one bundle and beside the least that could be served. */
export async function run(args: readonly string[]) {
  const parameters = parseParameters(args);
  const sites = await startSites();
  try {
    const browser = await openBrowser();
    const results = await measureAll(browser, sites, parameters);
    await browser.browser.close();
    const tables = report(results);
    console.log(`\n${tables}`);
    if (parameters.write) writeReport(tables);
  } finally {
    await sites.stop();
  }
  process.exit(0);
}
