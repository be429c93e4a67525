import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { localeEntry } from 'shared/contract/locales';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { connectShellStore } from '../layout/connectShellStore.ts';
import type { ShellLocale } from '../locale/ShellLocale.ts';
import { prefetchOnIntent } from '../release/prefetchOnIntent.ts';
import { Site } from '../router/Site.tsx';
import { createSiteNavigator, type NavigatorParts } from '../router/siteNavigator.ts';
import { createEmotionCache } from './createEmotionCache.ts';

export interface SiteParts extends Omit<NavigatorParts, 'locale'> {
  shellLocale: ShellLocale;
  site: SiteConfig;
}

export type Mount = (root: HTMLElement, site: ReactNode) => unknown;

export function showSite({ shellLocale, site, first, ...parts }: SiteParts, mount: Mount = hydrateRoot) {
  const { locale } = shellLocale;
  const navigator = createSiteNavigator({ locale, first, ...parts });

  // As a transition, hydration is done in slices, between which the page responds to taps and scrolling.
  startTransition(() => {
    mount(
      document.getElementById('root') ?? document.body,
      <StrictMode>
        <CacheProvider value={createEmotionCache()}>
          <BrowserRouter basename={localeEntry(locale).prefix}>
            <Site
              shellLocale={shellLocale}
              site={site}
              first={first}
              registry={parts.registry}
              navigator={navigator}
            />
          </BrowserRouter>
        </CacheProvider>
      </StrictMode>,
    );
  });

  connectShellStore();
  whenIdle(() => void parts.loadRelease().catch(() => undefined));
  prefetchOnIntent(navigator.prefetch, locale);
  ignoreDoubleClicks();
}

/** After hydration: what the first navigation needs. Safari has no idle callback. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 1000);

/** Who clicks a link twice means it once: without this, Back would lead to the same page again. */
function ignoreDoubleClicks() {
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail > 1 && event.target instanceof Element && event.target.closest('a')) {
        event.preventDefault();
      }
    },
    { capture: true },
  );
}
