import { Activity, memo, type ReactNode, useMemo } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import type { PageContext } from 'shared/contract/pageContext';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { PageError } from '../errors/PageError.tsx';
import { Layout } from '../layout/Layout.tsx';
import { PageSlot } from './PageSlot.tsx';
import type { PageRegistry } from './pageRegistry.ts';
import type { OpenedPage, PageNavigation } from './useShownPage.ts';

interface SiteProps {
  site: SiteConfig;
  navigation: PageNavigation;
  registry: PageRegistry;
}

/** The whole site: the layout, around the page that is shown and, out of sight, the one ahead. Stands inside a router. */
export function Site({ site, navigation, registry }: SiteProps) {
  const { shown, ahead } = navigation;
  const pages = ahead ? [shown, ahead] : [shown];
  return (
    <Layout site={site} navigation={navigation}>
      {shown.failure === undefined ? (
        pages.map((page) => (
          <PagePlace key={page.key} page={page} isShown={page === shown}>
            <PageView site={site} page={page} registry={registry} />
          </PagePlace>
        ))
      ) : (
        <PageError error={shown.failure} onRetry={navigation.retry} />
      )}
    </Layout>
  );
}

interface PagePlaceProps {
  page: OpenedPage;
  isShown: boolean;
  children: ReactNode;
}

/** What is not shown yet is rendered when there is time, and its effects wait until it is shown. */
function PagePlace({ page, isShown, children }: PagePlaceProps) {
  // Hydration would come to an Activity's content only after everything else.
  if (page.prerendered) return children;
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>;
}

interface PageViewProps {
  site: SiteConfig;
  page: OpenedPage;
  registry: PageRegistry;
}

const PageView = memo(function PageView({ site, page: { location, target }, registry }: PageViewProps) {
  const sectionBase = target?.section.base ?? '/';
  // One object as long as it says the same, or every navigation renders the page that it leaves once more.
  const context = useMemo<PageContext>(() => ({ site, sectionBase }), [site, sectionBase]);
  return (
    <PageBoundary sectionName={target?.section.name}>
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
  );
});
