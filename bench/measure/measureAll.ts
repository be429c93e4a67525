import { step } from 'platform/progress.ts';
import type { Parameters } from '../parameters.ts';
import {
  type BySite,
  type Figures,
  type PageResult,
  type Results,
  type SiteName,
  siteNames,
} from '../results.ts';
import { notFound, type Sites } from '../sites/startSites.ts';
import { type BenchBrowser, warmUp } from './browser.ts';
import { runLighthouse } from './lighthouse.ts';
import { visit } from './visit.ts';

/** A visit is shorter than a run of Lighthouse, and tells less. */
const visitsPerRun = 2;

/** Every figure of every page on every site, the sites taking turns. */
export async function measureAll(
  browser: BenchBrowser,
  sites: Sites,
  parameters: Parameters,
): Promise<Results> {
  const { runs, routes } = parameters;
  const wanted = sites.pages.filter(({ path }) => routes.length === 0 || routes.includes(path));
  for (const { address } of wanted) {
    for (const name of siteNames) await warmUp(browser, sites.urls[name] + address);
  }

  const pages: PageResult[] = [];
  for (const { path, address, bytes } of wanted) {
    const slow = await inTurns(`${path}, slow network`, siteNames, runs * visitsPerRun, (name) =>
      visit(browser, sites.urls[name] + address, name !== 'limit' && path !== notFound),
    );
    const names = path === notFound ? [] : siteNames;
    const lighthouse = await inTurns(`${path}, Lighthouse`, names, runs, (name) =>
      runLighthouse(browser.debuggingPort, sites.urls[name] + address, name !== 'federated'),
    );
    pages.push({ path, slow, lighthouse, bytes });
  }

  return { runs, pages };
}

/** There and back again (ABBA), so that a drift of the machine hits all alike. */
const interleaved = <Name>(names: readonly Name[], rounds: number): Name[] =>
  Array.from({ length: rounds }, (_, round) => (round % 2 === 0 ? names : names.toReversed())).flat();

const inTurns = (
  title: string,
  names: readonly SiteName[],
  rounds: number,
  measure: (name: SiteName) => Promise<Figures>,
) =>
  step(title, async (): Promise<BySite> => {
    const measured = new Map<SiteName, Figures[]>();
    for (const name of interleaved(names, rounds)) {
      measured.set(name, [...(measured.get(name) ?? []), await measure(name)]);
    }
    return Object.fromEntries([...measured].map(([name, figures]) => [name, medians(figures)]));
  });

/** Median of each figure; of an even number, the lower of the two in the middle. */
function medians(measured: readonly Figures[]): Figures {
  const names = Object.keys(measured[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const sorted = measured.map((figures) => figures[name] ?? Number.NaN).sort((a, b) => a - b);
      return [name, sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN];
    }),
  );
}
