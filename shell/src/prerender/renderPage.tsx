import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { type Locale, localeEntry, localePath } from 'shared/contract/locales';
import type { PageHead } from 'shared/contract/page';
import type { RouteInBrowser } from 'shared/contract/release';
import type { PageToRender, RenderedPage } from 'shared/contract/render';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { breadcrumbData } from 'shared/head/breadcrumbData';
import { escapeCss } from 'shared/head/escape';
import { headHtml } from 'shared/head/headHtml';
import { resolveHead } from 'shared/head/resolveHead';
import { createEmotionCache } from '../boot/createEmotionCache.ts';
import { notFoundHead } from '../errors/errorHeads.ts';
import { staticStyles } from '../layout/staticStyles.ts';
import { createShellContent } from '../locale/createShellContent.ts';
import { createPageRegistry } from '../router/pageRegistry.ts';
import { Site } from '../router/Site.tsx';
import type { SiteNavigator } from '../router/siteNavigator.ts';
import { pageLocales } from '../router/siteRoutes.ts';

/** A path without a page. */
const unknownPath = '/404';

/** React would move what is beyond 12 kB behind an inline script, which a page without scripts never runs. */
const wholePage = Number.POSITIVE_INFINITY;

/** Nobody navigates while a page is prerendered. */
const nowhere: SiteNavigator = { open: async () => undefined, prefetch: async () => undefined };

/** Renders layout and page together. Rejects with what the page threw. */
export async function renderPage({
  locale,
  site,
  shellBase,
  section,
  module,
}: PageToRender): Promise<RenderedPage> {
  const content = createShellContent(locale);
  const route = section?.routes[0];
  const registry = createPageRegistry(async () => {
    if (!module) throw new Error(`No page module was given for ${route?.path}.`);
    return module;
  });
  const first = section && route ? { section, route } : undefined;
  if (first) await registry.load(first.section, first.route.page, new AbortController().signal);

  const pathname = route?.path ?? unknownPath;
  const cache = createEmotionCache();
  const thrown: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <StaticRouter basename={localeEntry(locale).prefix} location={localePath(locale, pathname)}>
        <Site
          shellLocale={{ locale, content }}
          site={site}
          first={first}
          registry={registry}
          navigator={nowhere}
        />
      </StaticRouter>
    </CacheProvider>,
    { onError: (error) => void thrown.push(error), progressiveChunkSize: wholePage },
  );
  const markup = await new Response(prelude).text();
  if (thrown.length > 0) throw thrown[0];

  return {
    locale: content.common.locale,
    content,
    head: headHtml(
      route ? headOf(route, site, locale) : notFoundHead(content, site),
      site,
      shellBase,
      pageLocales(locale, route),
    ),
    styles: [
      { attributes: '', css: withAssets(staticStyles(locale), shellBase) },
      ...criticalStyles(cache, markup),
    ],
    markup,
  };
}

/** With the data that a page adds itself when it runs. */
function headOf({ head, path }: RouteInBrowser, site: SiteConfig, locale: Locale): PageHead {
  const { breadcrumb } = head;
  const structuredData = breadcrumb && [breadcrumbData(breadcrumb, site, locale)];
  return { ...resolveHead(head, path, site), ...(structuredData && { structuredData }) };
}

function criticalStyles(cache: ReturnType<typeof createEmotionCache>, markup: string) {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(markup);
  return styles.map(({ key, ids, css }) => ({
    attributes: ` data-emotion="${[key, ...ids].join(' ')}"`,
    css: escapeCss(css),
  }));
}

/** The base styles name the shell's files relatively; a page needs them whole. */
const withAssets = (css: string, shellBase: string) =>
  css.replaceAll(/url\("?([\w-]+\.(?:woff2|svg))"?\)/g, `url(${shellBase}$1)`);
