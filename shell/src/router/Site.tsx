import { Outlet, Route, Routes } from 'react-router-dom';
import type { PageContext } from 'shared/contract/page';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { PageError } from '../errors/PageError.tsx';
import { Layout } from '../layout/Layout.tsx';
import { type ShellLocale, ShellLocaleProvider } from '../locale/ShellLocale.ts';
import { PageSlot } from './PageSlot.tsx';
import type { PageRegistry } from './pageRegistry.ts';
import type { SiteNavigator } from './siteNavigator.ts';
import type { PageTarget } from './siteRoutes.ts';
import { useShownPage } from './useShownPage.ts';

interface SiteProps {
  shellLocale: ShellLocale;
  site: SiteConfig;
  /** The page that was prerendered; undefined: the 404 page. */
  first: PageTarget | undefined;
  registry: PageRegistry;
  navigator: SiteNavigator;
}

/** The whole site, inside a router: the layout around the page that is shown. */
export function Site({ shellLocale, site, first, registry, navigator }: SiteProps) {
  const { shown, pending, retry } = useShownPage(first, navigator);
  const { location, target, failure } = shown;
  const context: PageContext = { site, sectionBase: target?.section.base ?? '/' };
  return (
    <ShellLocaleProvider value={shellLocale}>
      <Layout site={site} shown={shown} pending={pending}>
        {failure === undefined ? (
          <PageBoundary key={location.pathname} sectionName={target?.section.name}>
            <Routes location={location}>
              <Route element={<Outlet context={context} />}>
                {target && (
                  <Route
                    path={target.route.path}
                    element={<PageSlot section={target.section} route={target.route} registry={registry} />}
                  />
                )}
                <Route path="*" element={<NotFoundPage />} />
              </Route>
            </Routes>
          </PageBoundary>
        ) : (
          <PageError error={failure} onRetry={retry} />
        )}
      </Layout>
    </ShellLocaleProvider>
  );
}
