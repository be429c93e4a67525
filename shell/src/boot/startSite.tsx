import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createFederation } from '../federation/createFederation.ts';
import { createRoutes, layoutRouteId, sectionRoutes } from '../router/createRoutes.tsx';
import { createPageRegistry, pageId } from '../router/pageRegistry.ts';
import { createReleaseSource } from '../router/releaseSource.ts';
import { retryUntilLoaded } from '../router/retryUntilLoaded.ts';
import { EmotionProvider } from './EmotionProvider.tsx';
import { readBoot } from './readBoot.ts';

/** Milliseconds that hydration waits for the page's module before it starts around the prerendered page. */
const patience = 2500;

/** Brings the prerendered page to life. */
export async function startSite() {
  const { release, site, section } = readBoot();
  const registry = createPageRegistry(createFederation());
  const loadRelease = createReleaseSource(release);
  const ownPage = section?.routes[0];

  if (section && ownPage) {
    const arrival = registry.load(section, ownPage.page);
    arrival.catch(() => retryUntilLoaded(() => registry.load(section, ownPage.page)));
    await Promise.race([arrival.catch(() => undefined), delay(patience)]);
  }

  const router = createBrowserRouter(createRoutes(site, section ? [section] : [], registry), {
    hydrationData: { loaderData: section && ownPage ? { [pageId(section, ownPage.page)]: null } : {} },
    async patchRoutesOnNavigation({ patch }) {
      const known = new Set(section && [pageId(section, ownPage?.page ?? '')]);
      const { sections } = await loadRelease();
      const routes = sections.flatMap((each) => sectionRoutes(each, registry));
      patch(
        layoutRouteId,
        routes.filter(({ id }) => !known.has(id ?? '')),
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
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
