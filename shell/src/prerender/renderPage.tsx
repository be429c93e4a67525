import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageModule } from 'shared/contract/page';
import type { SectionInBrowser } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { createEmotionCache, EmotionProvider } from '../boot/EmotionProvider.tsx';
import { staticStyles } from '../layout/staticStyles.ts';
import { createRoutes } from '../router/createRoutes.tsx';
import { createPageRegistry } from '../router/pageRegistry.ts';
import { headHtml } from './headHtml.ts';

export interface PageToRender {
  site: SiteConfig;
  /** Where the shell's own files are served from. */
  shellBase: string;
  /** The section with the page's route alone, and the page's module; neither for the 404 page. */
  section?: SectionInBrowser;
  module?: PageModule;
}

export interface RenderedPage {
  /** Language of the page, BCP 47. */
  language: string;
  /** Markup of what the page puts into `<head>`, without styles. */
  head: string;
  /** The inline `<style>` elements: the base styles, then emotion's critical rules. */
  styles: { attributes: string; css: string }[];
  /** Markup of `#root`. */
  markup: string;
}

/** A path that only the 404 page answers. */
const unknownPath = '/404';

/** React would move what is beyond 12 kB behind an inline script, which a page without scripts never runs. */
const wholePage = Number.POSITIVE_INFINITY;

/** Renders layout and page together. Rejects with what the page threw. */
export async function renderPage({ site, shellBase, section, module }: PageToRender): Promise<RenderedPage> {
  const route = section?.routes[0];
  const registry = createPageRegistry(async () => {
    if (!module) throw new Error(`No page module was given for ${route?.path}.`);
    return module;
  });
  const handler = createStaticHandler(
    createRoutes(site, section ? [section] : [], { registry, isNewerLive: async () => false }),
  );
  const path = route?.path ?? unknownPath;
  const context = await handler.query(new Request(new URL(path, site.host)));
  if (context instanceof Response) throw new Error('It answers with a redirect.');
  const failed = Object.values(context.errors ?? {})[0];
  if (failed !== undefined && route) throw failed;

  const cache = createEmotionCache();
  const thrown: unknown[] = [];
  const { prelude } = await prerender(
    <EmotionProvider cache={cache}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </EmotionProvider>,
    { onError: (error) => void thrown.push(error), progressiveChunkSize: wholePage },
  );
  const markup = await new Response(prelude).text();
  if (thrown.length > 0) throw thrown[0];

  return {
    language: 'en',
    head: headHtml(site, shellBase, route),
    styles: [{ attributes: '', css: withAssets(staticStyles, shellBase) }, ...criticalStyles(cache, markup)],
    markup,
  };
}

function criticalStyles(cache: ReturnType<typeof createEmotionCache>, markup: string) {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(markup);
  return styles.map(({ key, ids, css }) => ({
    attributes: ` data-emotion="${[key, ...ids].join(' ')}"`,
    css,
  }));
}

/** The base styles name the shell's files relatively; a page needs them whole. */
const withAssets = (css: string, shellBase: string) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/url\("?([\w-]+\.(?:woff2|svg))"?\)/g, `url(${shellBase}$1)`)
    .trim();
