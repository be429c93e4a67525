import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from 'platform/files.ts';
import type { ComposedPath } from 'platform/publish/composeRelease.ts';
import { openStore, releaseFolder, type Store } from 'platform/publish/store.ts';
import type { Release, RouteRelease, ScriptFile } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { imageUrl } from 'shared/images/presets';
import { buildSpa } from '../spa/buildSpa.ts';

/** The federated site, as published. */
export interface FederatedSite {
  store: Store;
  release: Release;
}

/** Where the controls' own scripts are served from. */
const controlBase = '/_sections/bench/1/';

/** The same documents, hydrated by a single bundle. Reads start where such applications start them: in components. */
export async function writeSpa(root: string, federated: FederatedSite): Promise<Store> {
  const { store, release } = federated;
  const spa = await buildSpa(store.path('public', controlBase), root, release);
  return writeControl(root, federated, (html, path) => withScripts(html, spa.scriptsOf(path)));
}

/** The same documents with nothing to run; on a gallery page with its read and the lines that place two pictures. */
export async function writeLimit(root: string, federated: FederatedSite): Promise<Store> {
  const { store, release } = federated;
  cpSync(join(import.meta.dirname, 'firstCovers.js'), store.path('public', controlBase, 'firstCovers.js'));
  const routes = Object.values(release.sections).flatMap((section) => section.routes);
  return writeControl(root, federated, (html, path) => {
    const route = routes.find((each) => each.path === path);
    return withoutScripts(html).replace('</head>', `${route ? firstCovers(route, release.site) : ''}</head>`);
  });
}

/** A store like the federated site's, with other documents. */
function writeControl(
  root: string,
  { store, release }: FederatedSite,
  change: (html: string, path: string) => string,
) {
  const control = openStore(root);
  const folder = releaseFolder(control, 1);
  symlinkSync(store.path('public'), control.path('public'));
  cpSync(releaseFolder(store, release.number), folder, { recursive: true });
  for (const { path, file, type } of readJson<ComposedPath[]>(join(folder, 'pages.json'))) {
    const document = join(folder, file);
    if (type.startsWith('text/html')) writeFileSync(document, change(readFileSync(document, 'utf8'), path));
  }
  return control;
}

const preloadedScripts = /<link rel="preload" as="script"[^>]*>/g;
const startScript = /<script defer[^>]*><\/script>/;

/** The boot data stays, as it executes nothing and the first paint waits for it. */
export const withoutScripts = (html: string) =>
  html.replaceAll(preloadedScripts, '').replace(startScript, '');

/** The document with other scripts, which are loaded and started as its own are; without its early reads. */
export function withScripts(html: string, scripts: readonly ScriptFile[]) {
  const own = html.match(preloadedScripts)?.find((tag) => tag.endsWith(' data-run>'));
  const start = html.match(startScript)?.[0].replaceAll(/ data-\w+="[^"]*"/g, '');
  if (!own || !start) throw new Error('A document of the site has no scripts that a control could replace.');
  const tags = scripts.map(({ file, integrity }) =>
    own.replace(/href="[^"]*"/, `href="${controlBase}${file}"`).replace(/sha384-[^"]*/, integrity),
  );
  return withoutScripts(html).replace('</head>', `${start}${tags.join('')}</head>`);
}

function firstCovers({ path, reads = [] }: RouteRelease, site: SiteConfig) {
  const read = reads.at(-1);
  if (!read) return '';
  const data = {
    address: `${site.supabase.url}/rest/v1/${read.path}`.replaceAll('&', '&amp;'),
    apikey: site.supabase.anonKey,
    picture: imageUrl(`${site.images.base}{id}`, path.includes(':') ? 'grid' : 'thumbnail', site, 'phone'),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  return `<script defer src="${controlBase}firstCovers.js"${attributes.join('')}></script>`;
}
