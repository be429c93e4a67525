import { useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import type { SiteConfig } from 'shared/contract/siteConfig';
import type { PageRegistry } from './pageRegistry.ts';
import { Site } from './Site.tsx';
import type { SiteNavigator } from './siteNavigator.ts';
import type { PageTarget } from './siteRoutes.ts';
import { useShownPage } from './useShownPage.ts';

interface BrowserSiteProps {
  site: SiteConfig;
  /** The page that was prerendered; undefined: the 404 page. */
  first: PageTarget | undefined;
  registry: PageRegistry;
  navigator: SiteNavigator;
}

/**
 * The site under the browser's address. The router hears of a navigation when its page is there, so that one rendering
 * shows it: `BrowserRouter` would render every link of the page that is left once more.
 */
export function BrowserSite({ site, first, registry, navigator }: BrowserSiteProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const navigation = useShownPage(first, navigator, history);
  return (
    <Router
      location={navigation.shown.location}
      navigationType={navigation.action}
      navigator={history}
      useTransitions={false}
    >
      <Site site={site} navigation={navigation} registry={registry} />
    </Router>
  );
}
