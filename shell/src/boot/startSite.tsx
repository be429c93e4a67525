import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath, RouterProvider } from 'react-router-dom';
import { createFederation } from '../federation/createFederation.ts';
import { prefetchOnIntent } from '../release/prefetchOnIntent.ts';
import { createReleaseSource } from '../release/releaseSource.ts';
import { createReleaseWatch } from '../release/releaseWatch.ts';
import { createRoutes, layoutRouteId, notFoundRouteId, sectionRoutes } from '../router/createRoutes.tsx';
import { createPageRegistry, pageId } from '../router/pageRegistry.ts';
import { retryUntilLoaded } from '../router/retryUntilLoaded.ts';
import { EmotionProvider } from './EmotionProvider.tsx';
import { readBoot } from './readBoot.ts';

/** Milliseconds that hydration waits for the page's module before it starts around the prerendered page. */
const patience = 2500;

/** Brings the prerendered page to life. */
export async function startSite() {
  const { release, site, section } = readBoot();
  const registry = createPageRegistry(createFederation());
  const context = { registry, isNewerLive: createReleaseWatch(release.number) };
  const loadRelease = createReleaseSource(release);
  const ownPage = section?.routes[0]?.page;
  const ownId = section && ownPage !== undefined ? pageId(section, ownPage) : notFoundRouteId;

  if (section && ownPage !== undefined) {
    const load = () => registry.load(section, ownPage);
    const arrival = load().catch(() => void retryUntilLoaded(load));
    await Promise.race([arrival, delay(patience)]);
  }

  const router = createBrowserRouter(createRoutes(site, section ? [section] : [], context), {
    hydrationData: { loaderData: { [ownId]: null } },
    async patchRoutesOnNavigation({ patch }) {
      const { sections } = await loadRelease();
      const routes = sections.flatMap((each) => sectionRoutes(each, context));
      patch(
        layoutRouteId,
        routes.filter(({ id }) => id !== ownId),
      );
    },
  });

  hydrateRoot(
    document.getElementById('root') ?? document.body,
    <StrictMode>
      <EmotionProvider>
        <RouterProvider router={router} />
      </EmotionProvider>
    </StrictMode>,
  );

  whenIdle(() => void loadRelease().catch(() => undefined));
  prefetchOnIntent(async (path) => {
    void context.isNewerLive();
    const { sections } = await loadRelease();
    for (const each of sections) {
      const page = each.routes.find((route) => matchPath(route.path, path))?.page;
      if (page) await registry.load(each, page);
    }
  });
}

/** After the page is alive: what the first navigation needs to know. Safari has no idle callback. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 1000);

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
