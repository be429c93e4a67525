import { cpSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Boot } from 'shared/contract/boot';
import type { Locale } from 'shared/contract/locales';
import { localePath } from 'shared/contract/locales';
import type { Release } from 'shared/contract/release';
import { contentHash, writeBelow } from '../files.ts';
import { documentHtml } from './documentHtml.ts';
import { firstReads } from './firstReads.ts';
import { checkOut, type SiteTree } from './git.ts';
import { type Headers, pageHeaders, rootFileHeaders } from './headers.ts';
import { hostFiles } from './hosts/hostFiles.ts';
import { RefusedError } from './RefusedError.ts';
import { releaseFile, sectionInBrowser } from './releaseInBrowser.ts';
import { localesOf, routeIn, siteIn } from './releaseLocales.ts';
import { type ComposedPage, renderSection } from './renderSection.ts';
import { siteFiles } from './siteFiles.ts';

/** A path of the composed site. Source: `pages.json`; read by our own server. */
export interface ComposedPath {
  /** Path with `:parameters`; `*` is every path that has no page, `/bn/*` such a path in Bengali. */
  path: string;
  /** File below `public/`. */
  file: string;
  status: 200 | 301 | 404 | 410;
  /** Where a redirect leads, with the parameters of its path. */
  to?: string;
  type: string;
  headers: Headers;
}

export interface ComposedSite {
  paths: readonly ComposedPath[];
  /** What each page shows, by its path. */
  markups: ReadonlyMap<string, string>;
}

const notFoundPath = (locale: Locale) => (locale === 'en' ? '*' : localePath(locale, '/*'));

/** Names the code of this folder, from which a release gets its documents and headers. */
export const composerHash = () => contentHash(import.meta.dirname, (file) => !/\.test\./.test(file));

/**
 * Writes every page and file of a release into the tree's folder, beside the published versions. Rejects with a
 * `RefusedError` that names every page that cannot be prerendered.
 */
export async function composeRelease(tree: SiteTree, release: Release): Promise<ComposedSite> {
  const sections = Object.values(release.sections);
  await checkOut(tree, [{ name: 'shell', version: release.shell.version }, ...sections].map(nodeFolder));
  const pages = await renderAll(tree, release);
  const write = (file: string, content: string) => writeBelow(tree.path(file), content);

  const markups = new Map<string, string>();
  const paths = pages.map((page) => {
    const { locale, route } = page;
    const path = route ? localePath(locale, route.path) : notFoundPath(locale);
    const file = pageFile(localePath(locale, route?.path ?? '/404'));
    const styles = page.rendered.styles.map(({ css }) => css);
    const headers = pageHeaders(release, styles);
    const html = documentOf(release, page);
    write(`public/${file}`, route ? html : withPolicy(html, headers));
    markups.set(path, page.rendered.markup);
    return {
      path,
      file,
      status: route ? 200 : 404,
      type: 'text/html; charset=utf-8',
      headers,
    } satisfies ComposedPath;
  });
  const rootFiles = siteFiles(release).map(({ path, type, content }) => {
    write(`public${path}`, content);
    return rootFile(path, type);
  });
  const sectionFiles = sections.flatMap(({ name, version, files }) =>
    files.map(({ path, file, type }) => {
      cpSync(tree.path('node', name, version, 'files', file), tree.path('public', path));
      return rootFile(path, type);
    }),
  );
  const retired = localesOf(release.shell).flatMap((locale) => {
    const notFound = paths.find(({ path }) => path === notFoundPath(locale));
    // A file has one address, whatever the locale.
    const addressOf = (path: string) => (path.includes('.') ? path : localePath(locale, path));
    return (release.retired ?? [])
      .filter(({ path }) => locale === 'en' || !path.includes('.'))
      .map(
        (each): ComposedPath => ({
          ...rootFile(addressOf(each.path), 'text/html; charset=utf-8'),
          ...('to' in each
            ? { status: 301, to: addressOf(each.to) }
            : { ...notFound, path: addressOf(each.path), status: 410 }),
        }),
      );
  });
  const composed = [...paths, ...rootFiles, ...sectionFiles, ...retired];
  write('pages.json', JSON.stringify(composed));
  for (const locale of localesOf(release.shell)) {
    const { url, content } = releaseFile(release, locale);
    write(`public${url}`, content);
  }
  write(`releases/${release.number}.json`, JSON.stringify(release));
  for (const [file, content] of Object.entries(hostFiles(composed, release.preview))) write(file, content);
  return { paths: composed, markups };
}

/** Static hosts cannot name the headers of paths that they do not know. */
function withPolicy(html: string, headers: Headers) {
  const policy = headers['Content-Security-Policy']?.replace(/; frame-ancestors [^;]*/, '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace('<meta charset="utf-8">', `$&${meta}`);
}

const nodeFolder = ({ name, version }: { name: string; version: string }) => `node/${name}/${version}`;

/** Renders section after section, as many at once as there are processors. */
async function renderAll(tree: SiteTree, release: Release): Promise<ComposedPage[]> {
  const sections = [...Object.values(release.sections), undefined];
  const pages: ComposedPage[][] = sections.map(() => []);
  const problems: string[] = [];
  const queue = [...sections.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, section] = next;
      try {
        pages[index] = await renderSection(tree, release, section);
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        problems.push(...error.problems);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (problems.length > 0) throw new RefusedError(problems);
  return pages.flat();
}

function documentOf(release: Release, page: ComposedPage): string {
  const { locale, rendered, section } = page;
  const { url, integrity } = releaseFile(release, locale);
  const route = page.route && routeIn(locale, page.route);
  const boot: Boot = {
    release: { number: release.number, url, integrity },
    shell: { base: release.shell.base },
    locale,
    content: rendered.content,
    site: siteIn(locale, release.site),
    ...(section && route ? { section: sectionInBrowser(section, locale, route.path) } : {}),
  };
  return documentHtml({
    page: rendered,
    boot,
    shell: release.shell,
    ...(section && route
      ? {
          section: { base: section.base, entry: section.entry, scripts: route.scripts },
          pictureFirst: route.pictureFirst,
          firstReads: firstReads({ ...route, path: localePath(locale, route.path) }, release.site),
        }
      : {}),
  });
}

/** `/about` -> `about.html`; `/gallery/:albumId` -> `gallery/_albumId.html`. */
const pageFile = (path: string) =>
  path === '/' ? 'index.html' : `${path.slice(1).replaceAll('/:', '/_')}.html`;

const rootFile = (path: string, type: string): ComposedPath => ({
  path,
  file: path.slice(1),
  status: 200,
  type,
  headers: rootFileHeaders,
});
