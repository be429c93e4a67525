import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { dispatchSiteEvent } from 'shared/contract/events';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { normalPath } from 'shared/head/canonicalUrl';

/** Reports each page once: when it is loaded or navigated to, not when its hash or query changes. */
export function usePageView({ analyticsEndpoint }: SiteConfig, { pathname }: Location) {
  const path = normalPath(pathname);
  const reported = useRef<string>(undefined);

  useEffect(() => {
    if (reported.current === path) return;
    reported.current = path;
    dispatchSiteEvent('site:page-view', { path });
    if (analyticsEndpoint) navigator.sendBeacon(analyticsEndpoint, JSON.stringify({ path }));
  }, [analyticsEndpoint, path]);
}
