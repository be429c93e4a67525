import { useEffect, useRef } from 'react';
import { editionPath } from 'shared/contract/editions';
import { dispatchSiteEvent } from 'shared/contract/events';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { normalPath } from 'shared/head/canonicalUrl';
import { useEdition } from '../edition/Edition.ts';
import { post } from '../reports/reports.ts';
import type { OpenedPage } from '../router/useShownPage.ts';

/** Reports each page once: when it is loaded or navigated to, not when its hash or query changes. */
export function usePageView({ analyticsEndpoint }: SiteConfig, { location, target }: OpenedPage) {
  const { language } = useEdition();
  const path = editionPath(language, normalPath(location.pathname));
  const route = target ? editionPath(language, target.route.path) : '*';
  const reported = useRef<string>(undefined);

  useEffect(() => {
    if (reported.current === path) return;
    reported.current = path;
    dispatchSiteEvent('site:page-view', { path });
    if (analyticsEndpoint) post(analyticsEndpoint, { route });
  }, [analyticsEndpoint, path, route]);
}
