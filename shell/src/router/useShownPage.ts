import { useEffect, useState } from 'react';
import { createPath, type Location, useLocation } from 'react-router-dom';
import type { SiteNavigator } from './siteNavigator.ts';
import type { PageTarget } from './siteRoutes.ts';

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
  /** A navigation is under way. */
  pending: boolean;
  /** Asks again for a page that could not be loaded. Resolves when it is shown, or has failed again. */
  retry(): Promise<void>;
}

/** Follows the address: `first` is what was prerendered, everything after it comes from the navigator. */
export function useShownPage(first: PageTarget | undefined, navigator: SiteNavigator): PageNavigation {
  const location = useLocation();
  const [shown, show] = useState<ShownPage>({ location, target: first });

  const samePage = location.pathname === shown.location.pathname && shown.failure === undefined;
  const isShown = location === shown.location;

  useEffect(() => {
    if (isShown) return;
    if (samePage) {
      show((page) => ({ ...page, location }));
      return;
    }
    let wanted = true;
    open(navigator, location).then((page) => wanted && show(page));
    return () => {
      wanted = false;
    };
  }, [navigator, location, isShown, samePage]);

  const retry = async () => {
    const page = await open(navigator, location);
    // The visitor may have gone on meanwhile.
    show((now) => (now.location === location ? page : now));
  };

  return { shown, pending: !isShown && !samePage, retry };
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
