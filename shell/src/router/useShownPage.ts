import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  type NavigationType,
} from 'react-router-dom';
import { prefetchOnIntent } from '../release/prefetchOnIntent.ts';
import type { SiteNavigator } from './siteNavigator.ts';
import type { PageTarget } from './siteRoutes.ts';

/** The addresses that the visitor goes through. */
export type SiteHistory = ReturnType<typeof createBrowserHistory>;

/** A page of the site, or its failure. */
export interface OpenedPage {
  /** The address that it was opened with. As long as the page stays it keeps it, whatever its query and hash become. */
  key: string;
  location: Location;
  /** Undefined: the 404 page. */
  target: PageTarget | undefined;
  /** Why the page of this location could not be loaded. */
  failure?: unknown;
  /** It came with the document. */
  prerendered?: true;
}

export interface PageNavigation {
  /** The page on the screen. It stays until the next one's code is there, or has failed. */
  shown: OpenedPage;
  /** The page that the visitor is about to open: its link is pointed at, focused or touched. */
  ahead?: OpenedPage;
  /** How the visitor came to the page that is shown. */
  action: NavigationType;
  /** A navigation takes its time. */
  pending: boolean;
  /** Asks again for a page that could not be loaded. Resolves when it is shown, or has failed again. */
  retry(): Promise<void>;
}

/** Milliseconds until a navigation is said to be under way. A page that was fetched ahead is there earlier. */
const patience = 100;

/** Follows the address: `first` is what was prerendered, everything after it comes from the navigator. */
export function useShownPage(
  first: PageTarget | undefined,
  navigator: SiteNavigator,
  history: SiteHistory,
): PageNavigation {
  const [navigation, setNavigation] = useState<Omit<PageNavigation, 'retry'>>(() => ({
    shown: { ...pageAt(history.location, first), prerendered: true },
    action: history.action,
    pending: false,
  }));
  const shownRef = useRef(navigation.shown);
  const wantedRef = useRef(history.location);

  const show = useCallback((shown: OpenedPage, action: NavigationType) => {
    shownRef.current = shown;
    setNavigation({ shown, action, pending: false });
  }, []);

  useLayoutEffect(
    () =>
      history.listen(async ({ action, location }) => {
        wantedRef.current = location;
        const { current } = shownRef;
        if (location.pathname === current.location.pathname && current.failure === undefined) {
          show({ ...current, location }, action);
          return;
        }
        const late = setTimeout(() => {
          if (wantedRef.current === location) setNavigation((now) => ({ ...now, pending: true }));
        }, patience);
        const opened = await open(navigator, location);
        clearTimeout(late);
        if (wantedRef.current === location) show(opened, action);
      }),
    [navigator, history, show],
  );

  useEffect(
    () =>
      prefetchOnIntent(async ({ pathname, search, hash }) => {
        const target = await navigator.prefetch(pathname);
        if (!target) return;
        const ahead = pageAt({ pathname, search, hash, state: null, key: 'ahead' }, target);
        startTransition(() =>
          setNavigation((now) =>
            now.ahead?.key === ahead.key || now.shown.location.pathname === pathname
              ? now
              : { ...now, ahead },
          ),
        );
      }),
    [navigator],
  );

  const retry = async () => {
    const { location } = navigation.shown;
    const opened = await open(navigator, location);
    // The visitor may have gone on meanwhile.
    if (wantedRef.current === location) show(opened, navigation.action);
  };

  return { ...navigation, retry };
}

async function open(navigator: SiteNavigator, location: Location): Promise<OpenedPage> {
  try {
    // Joined, not resolved: a path that begins with two slashes would name another host.
    const target = await navigator.open(new URL(window.location.origin + createPath(location)));
    return pageAt(location, target);
  } catch (failure) {
    return { ...pageAt(location, undefined), failure };
  }
}

export const pageAt = (location: Location, target: PageTarget | undefined): OpenedPage => ({
  key: createPath(location),
  location,
  target,
});
