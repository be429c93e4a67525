import { useEffect, useLayoutEffect, useState } from 'react';
import { onSiteEvent } from 'shared/contract/events';
import type { PageHead } from 'shared/contract/page';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { normalPath } from 'shared/head/canonicalUrl';
import { headTags } from 'shared/head/headTags';
import { resolveHead } from 'shared/head/resolveHead';
import { failedHead, notFoundHead } from '../errors/errorHeads.ts';
import { useShellLocale } from '../locale/ShellLocale.ts';
import { pageLocales } from '../router/siteRoutes.ts';
import type { OpenedPage } from '../router/useShownPage.ts';
import { applyHead } from './applyHead.ts';

/** Keeps `<head>` in step with the page: the route's own texts, or what the page said with `site:head`. */
export function useDocumentHead(site: SiteConfig, { location, target, failure }: OpenedPage) {
  const { locale, content } = useShellLocale();
  const path = normalPath(location.pathname);
  const route = target?.route;
  const [fromPage, setFromPage] = useState<PageHead>();

  // A layout effect: the page's own effects, which may send its head, run before the layout's.
  useLayoutEffect(() => onSiteEvent('site:head', setFromPage), []);

  useEffect(() => {
    applyHead(headTags(currentHead(), site, pageLocales(locale, route)));

    function currentHead() {
      if (fromPage?.path === path) return fromPage;
      if (failure !== undefined) return failedHead(content, site, path);
      return route ? resolveHead(route.head, path, site) : notFoundHead(content, site, path);
    }
  }, [fromPage, route, failure, path, site, locale, content]);
}
