import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { NavigationType, StaticRouter } from 'react-router-dom';
import type { PageModule } from 'shared/contract/page';
import type { SectionInBrowser } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { createEmotionCache, EmotionProvider } from '../boot/EmotionProvider.tsx';
import { staticStyles } from '../layout/staticStyles.ts';
import { createPageRegistry } from '../router/pageRegistry.ts';
import { Site } from '../router/Site.tsx';
import { type PageNavigation, pageAt } from '../router/useShownPage.ts';
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
  const first = section && route ? { section, route } : undefined;
  if (first) {
    const { loader } = await registry.load(first.section, first.route.page);
    await loader?.();
  }

  const pathname = route?.path ?? unknownPath;
  const navigation: PageNavigation = {
    shown: {
      ...pageAt({ pathname, search: '', hash: '', state: null, key: 'default' }, first),
      prerendered: true,
    },
    action: NavigationType.Pop,
    pending: false,
    // Nobody navigates while a page is prerendered.
    retry: async () => {},
  };

  const cache = createEmotionCache();
  const thrown: unknown[] = [];
  const { prelude } = await prerender(
    <EmotionProvider cache={cache}>
      <StaticRouter location={pathname}>
        <Site site={site} navigation={navigation} registry={registry} />
      </StaticRouter>
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
