import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Boot } from 'shared/contract/boot';
import { type Locale, localeCodes, readLocalePath } from 'shared/contract/locales';
import { matchesPath } from 'shared/contract/pathPattern';
import type { ReleaseInBrowser, SectionInBrowser } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { logoSvg } from 'shared/design/logoSvg';
import { normalPath } from 'shared/head/canonicalUrl';
import { escapeJson } from 'shared/head/escape';
import { headHtml } from 'shared/head/headHtml';
import { resolveHead } from 'shared/head/resolveHead';
import { siteIn } from '../publish/releaseLocales.ts';

export interface DevelopmentSite {
  site: SiteConfig;
  /** Where the shell is served from, with hot reload. */
  shellOrigin: string;
  /** Sections as they are now. */
  sections(locale: Locale): readonly SectionInBrowser[];

  /** The published or built file at a path, if there is one. */
  builtFile(path: string): Promise<{ content: Buffer; type: string } | undefined>;
}

/** Never counts up: under `npm run dev` a change comes by hot reload, not by a release. */
const releaseUrl = (locale: Locale) => `/_releases/development.${locale}.json`;

/**
 * React tells its renderer only to a hook that is there before it loads, and each section reloads its own components:
 * without this hook the edit of a section runs and is not shown.
 */
const refreshHook = `
const renderers = new Map();
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  renderers, supportsFiber: true,
  inject(renderer) { const id = renderers.size + 1; renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};`;

/** Serves pages that the browser renders whole, and what they read at the site's root. */
export function createDevelopmentPages({ site, shellOrigin, sections, builtFile }: DevelopmentSite) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const send = (status: number, type: string, content: string | Buffer) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(content);

    const built = await builtFile(path);
    const named = localeCodes.find((locale) => path === releaseUrl(locale));
    if (built) send(200, built.type, built.content);
    else if (named) {
      const release: ReleaseInBrowser = { number: 1, sections: sections(named) };
      send(200, 'application/json', JSON.stringify(release));
    } else if (path === '/icon.svg') {
      send(200, 'image/svg+xml', logoSvg);
    } else if (path.endsWith('.woff2')) {
      response.writeHead(302, { Location: shellOrigin + path.slice(path.lastIndexOf('/')) }).end();
    } else {
      const { locale, path: own } = readLocalePath(path);
      const owner = ownerOf(locale, own);
      const isCatalogue = own.startsWith('/catalogue');
      send(owner || isCatalogue ? 200 : 404, 'text/html; charset=utf-8', documentOf(locale, owner));
    }
  };

  function ownerOf(locale: Locale, path: string): SectionInBrowser | undefined {
    const pathname = normalPath(path);
    for (const section of sections(locale)) {
      const route = section.routes.find((each) => matchesPath(each.path, pathname));
      if (route) return { ...section, routes: [route] };
    }
    return undefined;
  }

  function documentOf(locale: Locale, section: SectionInBrowser | undefined) {
    const own = siteIn(locale, site);
    const route = section?.routes[0];
    const boot: Boot = {
      release: { number: 1, url: releaseUrl(locale), integrity: '' },
      shell: { base: `${shellOrigin}/` },
      locale,
      site: own,
      ...(section ? { section } : {}),
    };
    return [
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      route
        ? headHtml(resolveHead(route.head, route.path, own), own, '/', { locale, locales: route.locales })
        : '<title>Page not found</title>',
      `<script>${refreshHook}</script>`,
      `<script defer crossorigin src="${shellOrigin}/static/js/shell.js"></script>`,
      '</head><body><div id="root"></div>',
      `<script type="application/json" id="boot">${escapeJson(JSON.stringify(boot))}</script></body></html>`,
    ].join('');
  }
}
