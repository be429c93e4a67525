import type { RouteObject } from 'react-router-dom';
import type { SectionInBrowser } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { PageError } from '../errors/PageError.tsx';
import { Layout } from '../layout/Layout.tsx';
import { PageSlot } from './PageSlot.tsx';
import { type PageRegistry, pageId } from './pageRegistry.ts';

export const layoutRouteId = 'site';

export interface RouteHandle {
  section: SectionInBrowser;
  route: SectionInBrowser['routes'][number];
}

/** The whole route tree: the layout, around the pages of the sections known so far and the 404 page. */
export const createRoutes = (
  site: SiteConfig,
  sections: readonly SectionInBrowser[],
  registry: PageRegistry,
): RouteObject[] => [
  {
    id: layoutRouteId,
    element: <Layout site={site} />,
    errorElement: <PageError />,
    children: [
      ...sections.flatMap((section) => sectionRoutes(section, registry)),
      { id: 'not-found', path: '*', element: <NotFoundPage />, errorElement: <PageError /> },
    ],
  },
];

/** A section's pages. Its module is awaited in the loader: React Router caches a rejected `lazy` for ever. */
export const sectionRoutes = (section: SectionInBrowser, registry: PageRegistry): RouteObject[] =>
  section.routes.map((route) => ({
    id: pageId(section, route.page),
    path: route.path,
    handle: { section, route } satisfies RouteHandle,
    loader: async (args) => {
      const { loader } = await registry.load(section, route.page);
      return loader?.(args) ?? null;
    },
    element: <PageSlot section={section} page={route.page} registry={registry} />,
    errorElement: <PageError sectionName={section.name} />,
  }));
