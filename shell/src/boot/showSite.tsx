import { type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Boot } from 'shared/contract/boot';
import type { LoadPage } from '../federation/createFederation.ts';
import { ignoreDoubleClicks } from '../navigation/ignoreDoubleClicks.ts';
import { prefetchOnIntent } from '../release/prefetchOnIntent.ts';
import type { LoadRelease } from '../release/releaseSource.ts';
import type { IsNewerLive } from '../release/releaseWatch.ts';
import { createPageRegistry } from '../router/pageRegistry.ts';
import { retryUntilLoaded } from '../router/retryUntilLoaded.ts';
import { Site } from '../router/Site.tsx';
import { createSiteNavigator } from '../router/siteNavigator.ts';
import { EmotionProvider } from './EmotionProvider.tsx';
import { readBoot } from './readBoot.ts';

/** Milliseconds that hydration waits for the page's module before it starts around the prerendered page. */
const patience = 2500;

/** Where a tab gets its pages from: sections in the live site, one bundle in the bench's control. */
export interface PageSources {
  loadPage: LoadPage;
  loadRelease: LoadRelease;
  isNewerLive: IsNewerLive;
}

/** Brings the prerendered page to life; another `mount` fills a page that was not prerendered. */
export async function startSite(
  sourcesOf: (release: Boot['release']) => PageSources,
  mount: (root: HTMLElement, site: ReactNode) => unknown = hydrateRoot,
) {
  const { release, site, section } = readBoot();
  const { loadPage, loadRelease, isNewerLive } = sourcesOf(release);
  const registry = createPageRegistry(loadPage);
  const navigator = createSiteNavigator({ own: section, registry, loadRelease, isNewerLive });
  const route = section?.routes[0];
  const first = section && route ? { section, route } : undefined;

  if (first) {
    const load = () => registry.load(first.section, first.route.page);
    const arrival = load().catch(() => void retryUntilLoaded(load));
    await Promise.race([arrival, delay(patience)]);
  }

  // As a transition, hydration is done in slices between which taps and scrolling are answered.
  startTransition(() => {
    mount(
      document.getElementById('root') ?? document.body,
      <StrictMode>
        <EmotionProvider>
          <BrowserRouter>
            <Site site={site} first={first} registry={registry} navigator={navigator} />
          </BrowserRouter>
        </EmotionProvider>
      </StrictMode>,
    );
  });

  whenIdle(() => void loadRelease().catch(() => undefined));
  prefetchOnIntent(navigator.prefetch);
  ignoreDoubleClicks();
}

/** After the page is alive: what the first navigation needs to know. Safari has no idle callback. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 1000);

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
