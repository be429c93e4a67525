import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from 'platform/files.ts';
import { checkOut, commitTree, type SiteRepository, withTree } from 'platform/publish/git.ts';
import type { ComposedPath } from 'platform/publish/hosts/hostedPaths.ts';
import { routeIn } from 'platform/publish/releaseLocales.ts';
import { readLocalePath } from 'shared/contract/locales';
import type { Release, ScriptFile } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { imageUrl } from 'shared/images/presets';
import { buildSpa } from '../spa/buildSpa.ts';

/** The federated site, as published. */
export interface FederatedSite {
  repository: SiteRepository;
  release: Release;
}

/** Where the controls' own scripts are served from. */
const controlBase = '/_sections/bench/1/';

/** The same documents, hydrated by a single bundle. Reads start where such applications start them: in components. */
export const writeSpa = (scratch: string, { repository, release }: FederatedSite): Promise<string> =>
  writeControl(repository, async (folder) => {
    const spas = {
      en: await buildSpa(folder, scratch, release, 'en'),
      bn: await buildSpa(folder, scratch, release, 'bn'),
    };
    return (html, address) => {
      const { locale, path } = readLocalePath(address);
      return withScripts(html, spas[locale].scriptsOf(path));
    };
  });

/** The same documents with nothing to run; on a gallery page with its read and the lines that place two pictures. */
export const writeLimit = ({ repository, release }: FederatedSite): Promise<string> =>
  writeControl(repository, async (folder) => {
    cpSync(join(import.meta.dirname, 'firstCovers.js'), join(folder, 'firstCovers.js'));
    const routes = Object.values(release.sections).flatMap((section) => section.routes);
    return (html, address) => {
      const { locale, path } = readLocalePath(address);
      const route = routes.find((each) => each.path === path);
      const covers = route ? firstCovers(routeIn(locale, route), release.site) : '';
      return withoutScripts(html).replace('</head>', `${covers}</head>`);
    };
  });

type Change = (html: string, address: string) => string;

/** A commit like the federated site's, with other documents. `prepare` writes the control's own files. */
const writeControl = (repository: SiteRepository, prepare: (folder: string) => Promise<Change>) =>
  withTree(repository, async (tree) => {
    const change = await prepare(tree.path('public', controlBase));
    await checkOut(tree, ['public', 'pages.json']);
    for (const { path, file, type } of readJson<ComposedPath[]>(tree.path('pages.json'))) {
      const document = tree.path('public', file);
      if (type.startsWith('text/html')) writeFileSync(document, change(readFileSync(document, 'utf8'), path));
    }
    return commitTree(tree, 'A control of the benchmark');
  });

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

function firstCovers({ path, reads = [] }: ReturnType<typeof routeIn>, site: SiteConfig) {
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
