import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageModule } from 'shared/contract/page';
import type { SectionInBrowser } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { createEmotionCache, EmotionProvider } from '../boot/EmotionProvider.tsx';
import { createRoutes } from '../router/createRoutes.tsx';
import { createPageRegistry } from '../router/pageRegistry.ts';

export interface PageToRender {
  /** Path that the router renders: `/gallery`. */
  path: string;
  site: SiteConfig;
  /** The section that owns the path, and the page's module; neither for the 404 page. */
  section?: SectionInBrowser;
  module?: PageModule;
}

export interface RenderedPage {
  /** Markup of `#root`. */
  markup: string;
  /** Emotion's critical rules, each with the value of its `data-emotion` attribute. */
  styles: { id: string; css: string }[];
}

/** Renders layout and page together. Rejects with what the page threw. */
export async function renderPage({ path, site, section, module }: PageToRender): Promise<RenderedPage> {
  const registry = createPageRegistry(async () => {
    if (!module) throw new Error(`No page module was given for ${path}.`);
    return module;
  });
  const routes = createRoutes(site, section ? [section] : [], registry);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, site.host)));
  if (context instanceof Response)
    throw new Error(`${path} answers with a redirect and cannot be prerendered.`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure && path in context) throw failure;

  const cache = createEmotionCache();
  let thrown: unknown;
  const { prelude } = await prerender(
    <EmotionProvider cache={cache}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </EmotionProvider>,
    {
      onError: (error) => {
        thrown ??= error;
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (thrown) throw thrown;

  const { styles } = createEmotionServer(cache).extractCriticalToChunks(markup);
  return {
    markup,
    styles: styles.map(({ key, ids, css }) => ({ id: [key, ...ids].join(' '), css })),
  };
}
