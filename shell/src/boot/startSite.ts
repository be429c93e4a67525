import type { LoadPage } from '../federation/createFederation.ts';
import type { LoadRelease } from '../release/releaseSource.ts';
import type { IsNewerLive } from '../release/releaseWatch.ts';
import { retryUntilLoaded } from '../retryRules.ts';
import { createPageRegistry } from '../router/pageRegistry.ts';
import { pageLocales } from '../router/siteRoutes.ts';
import { hydrationWaitMs, navigationTimeoutMs } from '../timeouts.ts';
import type { ShellBoot } from './readBoot.ts';
import type { Mount } from './showSite.tsx';

/** Where a tab gets its pages from: sections in the live site, one bundle in the bench's control. */
export interface PageSources {
  loadPage: LoadPage;
  loadRelease: LoadRelease;
  isNewerLive: IsNewerLive;
}

/**
 * Hydrates the prerendered page; another `mount` renders one that was not prerendered. The page's module is requested
 * first. React is evaluated meanwhile, in a task of its own: in one task with the rest, a tap would wait too long.
 */
export async function startSite(
  { locale, content, site, section }: ShellBoot,
  { loadPage, loadRelease, isNewerLive }: PageSources,
  mount?: Mount,
) {
  const registry = createPageRegistry(loadPage);
  const route = section?.routes[0];
  const first = section && route ? { section, route } : undefined;

  const load = async () =>
    first && registry.load(first.section, first.route.page, AbortSignal.timeout(navigationTimeoutMs));
  const arrival = load().catch(() => void retryUntilLoaded(load));
  // A page that stands in for a Bengali one may have been built before addresses could begin with `/bn`.
  if (pageLocales(locale, route).locale === locale)
    arrival.then((page) => page?.beforeHydration?.(site)).catch(() => undefined);

  await delay(0);
  const { showSite } = await import(/* webpackMode: "eager" */ './showSite.tsx');
  await Promise.race([arrival, delay(hydrationWaitMs)]);
  if (!isDocumentOf(location.pathname)) {
    location.reload();
    return;
  }
  // Until the router listens.
  const reloadAnother = () => isDocumentOf(location.pathname) || location.reload();
  addEventListener('popstate', reloadAnother);
  addEventListener('site:page-view', () => removeEventListener('popstate', reloadAnother), { once: true });
  const shellLocale = { locale, content };
  showSite({ shellLocale, site, first, registry, loadRelease, isNewerLive }, mount);
}

/**
 * False where Back was pressed before hydration, and led to a history entry that shares this document: browsers let
 * the entries of a full page load to the current address share one.
 */
function isDocumentOf(pathname: string) {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || new URL(navigation.name).pathname === pathname;
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
