import { type LoaderFunction, type RouteObject, redirectDocument } from 'react-router-dom';
import type { SectionInBrowser } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { PageError } from '../errors/PageError.tsx';
import { Layout } from '../layout/Layout.tsx';
import type { IsNewerLive } from '../release/releaseWatch.ts';
import { PageSlot } from './PageSlot.tsx';
import { type PageRegistry, pageId } from './pageRegistry.ts';

export const layoutRouteId = 'site';
export const notFoundRouteId = 'not-found';

export interface RouteHandle {
  section: SectionInBrowser;
  route: SectionInBrowser['routes'][number];
}

export interface RouteContext {
  registry: PageRegistry;
  isNewerLive: IsNewerLive;
}

/** The whole route tree: the layout, around the pages of the sections known so far and the 404 page. */
export const createRoutes = (
  site: SiteConfig,
  sections: readonly SectionInBrowser[],
  context: RouteContext,
): RouteObject[] => [
  {
    id: layoutRouteId,
    element: <Layout site={site} />,
    errorElement: <PageError />,
    children: [
      ...sections.flatMap((section) => sectionRoutes(section, context)),
      {
        id: notFoundRouteId,
        path: '*',
        loader: ofLiveRelease(context, async () => null),
        element: <NotFoundPage />,
        errorElement: <PageError />,
      },
    ],
  },
];

/** A section's pages. Its module is awaited in the loader: React Router caches a rejected `lazy` for ever. */
export const sectionRoutes = (section: SectionInBrowser, context: RouteContext): RouteObject[] =>
  section.routes.map((route) => ({
    id: pageId(section, route.page),
    path: route.path,
    handle: { section, route } satisfies RouteHandle,
    loader: ofLiveRelease(context, async (args) => {
      const { loader } = await context.registry.load(section, route.page);
      return loader?.(args) ?? null;
    }),
    element: <PageSlot section={section} page={route.page} registry={context.registry} />,
    errorElement: <PageError sectionName={section.name} />,
  }));

/** A navigation after a newer release went live is a full page load: one tab never mixes two releases. */
const ofLiveRelease =
  ({ isNewerLive }: RouteContext, load: LoaderFunction): LoaderFunction =>
  async (args) => {
    const [newer, loaded] = await Promise.allSettled([isNewerLive(), load(args)]);
    if (newer.status === 'fulfilled' && newer.value) return redirectDocument(args.request.url);
    if (loaded.status === 'rejected') throw loaded.reason;
    return loaded.value;
  };
