import type { Path } from 'react-router-dom';
import { type Locale, localePath } from 'shared/contract/locales';
import { type LoadRelease, ReleaseLoadError } from '../release/releaseSource.ts';
import type { IsNewerLive } from '../release/releaseWatch.ts';
import { navigationTimeoutMs } from '../timeouts.ts';
import type { PageRegistry } from './pageRegistry.ts';
import { findTarget, type PageTarget } from './siteRoutes.ts';

/** Finds the page of a path and loads its code. Paths are those within the locale: `/about` in both. */
export interface SiteNavigator {
  /** Resolves with the page; rejects within `navigationTimeoutMs` when its code cannot be loaded. Without a page it loads the address as a document. */
  open(path: Path): Promise<PageTarget | undefined>;
  /** Loads what `open` will need. */
  prefetch(pathname: string): Promise<unknown>;
}

export interface NavigatorParts {
  locale: Locale;
  /** The page that was prerendered; undefined: the 404 page. */
  first: PageTarget | undefined;
  registry: PageRegistry;
  loadRelease: LoadRelease;
  isNewerLive: IsNewerLive;
}

export function createSiteNavigator({
  locale,
  first,
  registry,
  loadRelease,
  isNewerLive,
}: NavigatorParts): SiteNavigator {
  const load = async (pathname: string, signal: AbortSignal) => {
    const target =
      (first && findTarget([first.section], pathname)) ??
      findTarget((await loadRelease()).sections, pathname);
    if (target) await registry.load(target.section, target.route.page, signal);
    return target;
  };

  return {
    async open({ pathname, search, hash }) {
      const signal = AbortSignal.timeout(navigationTimeoutMs);
      // Joined, not resolved: a path that begins with two slashes would name another host.
      const address = new URL(location.origin + localePath(locale, pathname) + search + hash);
      const [newer, loaded] = await Promise.allSettled([isNewerLive(), load(pathname, signal)]);
      // A navigation after a newer release went live is a full page load: one tab never mixes two releases.
      if (newer.status === 'fulfilled' && newer.value) return leaveFor(address);
      // Where no page is, the server may have a redirect, a file or the other locale.
      if (loaded.status === 'fulfilled') return loaded.value ?? leaveFor(address);
      // Without the list of pages this tab knows no other page, but every document brings its own.
      if (loaded.reason instanceof ReleaseLoadError && (await isServed(address, signal)))
        return leaveFor(address);
      throw loaded.reason;
    },
    prefetch: (pathname) =>
      Promise.all([isNewerLive(), load(pathname, AbortSignal.timeout(navigationTimeoutMs))]),
  };
}

const isServed = (address: URL, signal: AbortSignal) =>
  fetch(address, { signal }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Never resolves: this document ends. */
function leaveFor(address: URL): Promise<never> {
  // At its own address a browser follows the hash and loads nothing.
  if (address.hash) history.replaceState(null, '', '?');
  location.replace(address);
  return new Promise(() => {});
}
