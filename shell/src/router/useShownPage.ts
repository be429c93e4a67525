import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  type NavigationType,
} from 'react-router-dom';
import type { SiteNavigator } from './siteNavigator.ts';
import type { PageTarget } from './siteRoutes.ts';

/** The addresses that the visitor goes through. */
export type SiteHistory = ReturnType<typeof createBrowserHistory>;

/** The page on the screen. It stays until the next one's code is there, or has failed. */
export interface ShownPage {
  location: Location;
  /** Undefined: the 404 page. */
  target: PageTarget | undefined;
  /** Why the page of this location could not be loaded. */
  failure?: unknown;
}

export interface PageNavigation {
  shown: ShownPage;
  /** How the visitor came to it. */
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
  const [navigation, setNavigation] = useState(() => ({
    shown: { location: history.location, target: first } as ShownPage,
    action: history.action as NavigationType,
    pending: false,
  }));
  const shownRef = useRef(navigation.shown);
  const wantedRef = useRef(history.location);

  const show = useCallback((shown: ShownPage, action: NavigationType) => {
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
        const page = await open(navigator, location);
        clearTimeout(late);
        if (wantedRef.current === location) show(page, action);
      }),
    [navigator, history, show],
  );

  const retry = async () => {
    const { location } = navigation.shown;
    const page = await open(navigator, location);
    // The visitor may have gone on meanwhile.
    if (wantedRef.current === location) show(page, navigation.action);
  };

  return { ...navigation, retry };
}

async function open(navigator: SiteNavigator, location: Location): Promise<ShownPage> {
  try {
    // Joined, not resolved: a path that begins with two slashes would name another host.
    const target = await navigator.open(new URL(window.location.origin + createPath(location)));
    return { location, target };
  } catch (failure) {
    return { location, target: undefined, failure };
  }
}
