import type { Parameters } from '../parameters.ts';
import { medians } from '../report/median.ts';
import type { BySite, Figures, Results } from '../results.ts';
import { type SiteName, siteNames } from '../sites/siteNames.ts';
import { notFound, type Sites } from '../sites/startSites.ts';
import type { Browser } from './browser.ts';
import { interleaved } from './interleaved.ts';
import { runLighthouse } from './lighthouse.ts';
import { navigate, ways } from './navigate.ts';
import type { Phone } from './throttledPage.ts';
import { visit } from './visit.ts';

/** Nothing answers a tap where nothing runs. */
const livingSites = siteNames.filter((name) => name !== 'limit');

/** Every figure of every page on every site, the sites taking turns. Lighthouse slows `browser` down itself. */
export async function measureAll(phone: Phone, browser: Browser, sites: Sites, parameters: Parameters) {
  const routes = sites.routes.filter(
    (path) => parameters.routes.length === 0 || parameters.routes.includes(pattern(path)),
  );
  const wanted = new Set(parameters.tools);
  const address = (name: SiteName, path: string) => sites.urls[name] + path;
  for (const path of routes) {
    for (const name of siteNames) await warmUp(browser, address(name, path));
  }

  const throttled: Record<string, BySite> = {};
  const lighthouse: Record<string, BySite> = {};
  const navigation: Record<string, BySite> = {};
  for (const path of wanted.has('throttled') ? routes : []) {
    throttled[pattern(path)] = await turns(
      `throttled ${pattern(path)}`,
      siteNames,
      parameters.visits,
      async (name) => ({
        ...(await visit(phone, address(name, path))),
      }),
    );
  }
  // Lighthouse judges no page that answers 404.
  for (const path of wanted.has('lighthouse') ? routes.filter((each) => each !== notFound) : []) {
    lighthouse[pattern(path)] = await turns(
      `lighthouse ${pattern(path)}`,
      siteNames,
      parameters.runs,
      async (name) => ({
        ...(await runLighthouse(browser, address(name, path))),
      }),
    );
  }
  for (const way of wanted.has('navigation') ? ways : []) {
    navigation[way.name] = await turns(`tap, ${way.name}`, livingSites, parameters.runs, async (name) => ({
      nextPage: await navigate(phone, sites.urls[name], way),
    }));
  }
  return { throttled, lighthouse, navigation } satisfies Partial<Results>;
}

/** Pictures are rendered and answers remembered before anything is measured. */
async function warmUp({ context }: Browser, url: string) {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

async function turns(
  title: string,
  names: readonly SiteName[],
  runs: number,
  measure: (name: SiteName) => Promise<Figures>,
): Promise<BySite> {
  const started = performance.now();
  const measured = new Map<SiteName, Figures[]>();
  for (const name of interleaved(names, runs)) {
    measured.set(name, [...(measured.get(name) ?? []), await measure(name)]);
  }
  console.log(`  ✓ ${title.padEnd(44)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return Object.fromEntries([...measured].map(([name, figures]) => [name, medians(figures)]));
}

/** The album's id changes with the data; its page is one page. */
export const pattern = (path: string) => path.replace(/^\/gallery\/.+/, '/gallery/:albumId');
