import { useEffect, useRef } from 'react';
import { dispatchSiteEvent } from 'shared/contract/events';
import { localePath } from 'shared/contract/locales';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { normalPath } from 'shared/head/canonicalUrl';
import { useShellLocale } from '../locale/ShellLocale.ts';
import { post } from '../reports/reports.ts';
import type { OpenedPage } from '../router/useShownPage.ts';

/** Reports each page once: when it is loaded or navigated to, not when its hash or query changes. */
export function usePageView({ analyticsEndpoint }: SiteConfig, { location, target }: OpenedPage) {
  const { locale } = useShellLocale();
  const path = localePath(locale, normalPath(location.pathname));
  const route = target ? localePath(locale, target.route.path) : '*';
  const reported = useRef<string>(undefined);

  useEffect(() => {
    if (reported.current === path) return;
    reported.current = path;
    dispatchSiteEvent('site:page-view', { path });
    if (analyticsEndpoint) post(analyticsEndpoint, { route });
  }, [analyticsEndpoint, path, route]);
}
