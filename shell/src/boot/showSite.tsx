// A singleton is provided only if the shell's code names it, and libraries of sections need these whatever it uses.
import 'react/jsx-runtime';
import 'react-dom';
import 'shared/router';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { ignoreDoubleClicks } from '../navigation/ignoreDoubleClicks.ts';
import { prefetchOnIntent } from '../release/prefetchOnIntent.ts';
import { Site } from '../router/Site.tsx';
import { createSiteNavigator, type NavigatorParts } from '../router/siteNavigator.ts';
import type { PageTarget } from '../router/siteRoutes.ts';
import { EmotionProvider } from './EmotionProvider.tsx';

export interface SiteParts extends NavigatorParts {
  site: SiteConfig;
  /** The page that was prerendered; undefined: the 404 page. */
  first: PageTarget | undefined;
}

export type Mount = (root: HTMLElement, site: ReactNode) => unknown;

export function showSite({ site, first, ...parts }: SiteParts, mount: Mount = hydrateRoot) {
  const navigator = createSiteNavigator(parts);

  // As a transition, hydration is done in slices between which taps and scrolling are answered.
  startTransition(() => {
    mount(
      document.getElementById('root') ?? document.body,
      <StrictMode>
        <EmotionProvider>
          <BrowserRouter>
            <Site site={site} first={first} registry={parts.registry} navigator={navigator} />
          </BrowserRouter>
        </EmotionProvider>
      </StrictMode>,
    );
  });

  whenIdle(() => void parts.loadRelease().catch(() => undefined));
  prefetchOnIntent(navigator.prefetch);
  ignoreDoubleClicks();
}

/** After the page is alive: what the first navigation needs to know. Safari has no idle callback. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 1000);
