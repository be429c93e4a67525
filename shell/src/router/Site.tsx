import { useMemo } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import type { PageContext } from 'shared/contract/pageContext';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { PageError } from '../errors/PageError.tsx';
import { Layout } from '../layout/Layout.tsx';
import { PageSlot } from './PageSlot.tsx';
import type { PageRegistry } from './pageRegistry.ts';
import type { PageNavigation } from './useShownPage.ts';

interface SiteProps {
  site: SiteConfig;
  navigation: PageNavigation;
  registry: PageRegistry;
}

/** The whole site: the layout, around the page that is shown. Stands inside a router. */
export function Site({ site, navigation, registry }: SiteProps) {
  const { location, target, failure } = navigation.shown;
  const sectionBase = target?.section.base ?? '/';
  // One object as long as it says the same, or every navigation renders the page that it leaves once more.
  const context = useMemo<PageContext>(() => ({ site, sectionBase }), [site, sectionBase]);

  return (
    <Layout site={site} navigation={navigation}>
      {failure === undefined ? (
        <PageBoundary key={location.pathname} sectionName={target?.section.name}>
          <Routes location={location}>
            <Route element={<Outlet context={context} />}>
              {target && (
                <Route
                  path={target.route.path}
                  element={<PageSlot section={target.section} page={target.route.page} registry={registry} />}
                />
              )}
              <Route path="*" element={<NotFoundPage />} />
            </Route>
          </Routes>
        </PageBoundary>
      ) : (
        <PageError error={failure} onRetry={navigation.retry} />
      )}
    </Layout>
  );
}
