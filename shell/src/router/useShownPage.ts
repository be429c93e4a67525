import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { pendingDelayMs } from '../timeouts.ts';
import type { SiteNavigator } from './siteNavigator.ts';
import type { PageTarget } from './siteRoutes.ts';

/** A page of the site, or its failure. */
export interface OpenedPage {
  location: Location;
  /** Undefined: the 404 page. */
  target: PageTarget | undefined;
  /** Why the page of this location could not be loaded. */
  failure?: unknown;
}

/** The page of the router's address: `first` is what was prerendered, the navigator opens every later one. */
export function useShownPage(first: PageTarget | undefined, navigator: SiteNavigator) {
  const location = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<{ page: OpenedPage; attempt: number }>({
    page: { location, target: first },
    attempt,
  });
  const [pending, setPending] = useState(false);

  const { page } = opened;
  const isSamePage = location.pathname === page.location.pathname && page.failure === undefined;
  const isOpened = isSamePage || (location === page.location && attempt === opened.attempt);
  // The page keeps its last query and hash while the next one loads.
  if (isSamePage && location !== page.location) setOpened({ page: { ...page, location }, attempt });

  useEffect(() => {
    if (isOpened) return;
    let isWanted = true;
    const timer = setTimeout(() => setPending(true), pendingDelayMs);
    open(navigator, location).then((next) => {
      if (isWanted) setOpened({ page: next, attempt });
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
      setPending(false);
    };
  }, [navigator, location, attempt, isOpened]);

  return {
    /** The page on the screen. It stays until the next one's code is loaded, or has failed to load. */
    shown: page,
    /** A navigation is taking long enough to tell the visitor. */
    pending,
    /** Loads a page again that could not be loaded. */
    retry: () => setAttempt(attempt + 1),
  };
}

async function open(navigator: SiteNavigator, location: Location): Promise<OpenedPage> {
  try {
    return { location, target: await navigator.open(location) };
  } catch (failure) {
    return { location, target: undefined, failure };
  }
}
