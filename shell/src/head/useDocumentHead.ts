import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { onSiteEvent } from 'shared/contract/events';
import type { PageHead } from 'shared/contract/page';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { normalPath } from 'shared/head/canonicalUrl';
import { headTags } from 'shared/head/headTags';
import { resolveHead } from 'shared/head/resolveHead';
import { notFoundHead } from '../errors/notFoundHead.ts';
import type { RouteHandle } from '../router/createRoutes.tsx';
import { applyHead } from './applyHead.ts';

/** Keeps `<head>` in step with the page: the route's own texts, or what the page said with `site:head`. */
export function useDocumentHead(site: SiteConfig) {
  const path = normalPath(useLocation().pathname);
  const handle = useMatches().at(-1)?.handle;
  const [fromPage, setFromPage] = useState<PageHead>();

  // A layout effect: the page's own effects, which may send its head, run before the layout's.
  useLayoutEffect(() => onSiteEvent('site:head', setFromPage), []);

  useEffect(() => {
    applyHead(headTags(currentHead(), site));

    function currentHead() {
      if (fromPage?.path === path) return fromPage;
      return isRouteHandle(handle) ? resolveHead(handle.route.head, path, site) : notFoundHead(site, path);
    }
  }, [fromPage, handle, path, site]);
}

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'route' in handle;
