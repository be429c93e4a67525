import { cpSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Boot } from 'shared/contract/boot';
import { firstLocale, type Locale, localePath } from 'shared/contract/locales';
import type { Release, SectionRelease } from 'shared/contract/release';
import { contentHash, readJson, writeBelow } from '../files.ts';
import { documentHtml } from './documentHtml.ts';
import { firstReads } from './firstReads.ts';
import { checkOut, type SiteTree } from './git.ts';
import { type Headers, pageHeaders, rootFileHeaders } from './headers.ts';
import { type ComposedPath, hostedPaths } from './hosts/hostedPaths.ts';
import { headersFile, redirectsFile } from './hosts/staticHosts.ts';
import { RefusedError, refuse } from './RefusedError.ts';
import { releaseFile, sectionInBrowser } from './releaseInBrowser.ts';
import { routeIn, siteIn } from './releaseLocales.ts';
import { type ComposedPage, renderSection } from './renderSection.ts';
import { siteFiles } from './siteFiles.ts';
import { recordOf } from './store.ts';

export interface ComposedSite {
  paths: readonly ComposedPath[];
  /** What each page shows, by its path. */
  markups: ReadonlyMap<string, string>;
}

const notFoundPath = (locale: Locale) => (locale === firstLocale ? '*' : localePath(locale, '/*'));

/** Names the code of this folder, from which a release gets its documents and headers. */
export const composerHash = () => contentHash(import.meta.dirname, (file) => !/\.test\./.test(file));

/**
 * Writes every page and file of a release into the tree's folder, beside the published versions. Rejects with a
 * `RefusedError` that names every page that cannot be prerendered, and with an error where the release says of a version
 * what its build did not.
 */
export async function composeRelease(tree: SiteTree, release: Release): Promise<ComposedSite> {
  const sections = Object.values(release.sections);
  const parts = [{ ...release.shell, name: 'shell' }, ...sections];
  await checkOut(
    tree,
    parts.map(({ name, version }) => `node/${name}/${version}`),
  );
  for (const part of parts) assertAsBuilt(tree, part);
  const write = (file: string, content: string) => writeBelow(tree.path(file), content);
  const { paths, markups } = await composePages(tree, release);
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
  const composed = [...paths, ...rootFiles, ...sectionFiles, ...composeRetired(release, paths)];
  const hosted = hostedPaths(composed, release.preview);
  write('pages.json', JSON.stringify(hosted));
  write('public/_headers', headersFile(hosted));
  write('public/_redirects', redirectsFile(hosted));
  for (const locale of release.shell.locales) {
    const { url, content } = releaseFile(release, locale);
    write(`public${url}`, content);
  }
  write(recordOf(release), JSON.stringify(release));
  return { paths: composed, markups };
}

/** The version is named after what was built. Its place and its pictures come with a release. */
function assertAsBuilt(tree: SiteTree, { name, ...part }: Pick<SectionRelease, 'name' | 'version' | 'base'>) {
  const file = `node/${name}/${part.version}/${name === 'shell' ? 'shell' : 'section'}.json`;
  const { version: _version, base: _base, ...said } = part;
  const withoutPictures = JSON.stringify(name === 'shell' ? said : { name, ...said }, (key, value) =>
    key === 'socialImage' ? undefined : value,
  );
  if (isDeepStrictEqual(JSON.parse(withoutPictures), readJson(tree.path(file)))) return;
  throw new Error(
    `The release says of ${name} what its build did not: ${file}. Somebody changed its record by hand. Deploy ${name} again.`,
  );
}

async function composePages(tree: SiteTree, release: Release) {
  const pages = await renderAll(tree, release);
  const markups = new Map<string, string>();
  const paths = pages.map((page): ComposedPath => {
    const { locale, route } = page;
    const path = route ? localePath(locale, route.path) : notFoundPath(locale);
    const file = pageFile(localePath(locale, route?.path ?? '/404'));
    const styles = page.rendered.styles.map(({ css }) => css);
    const headers = pageHeaders(release, styles);
    const html = documentOf(release, page);
    writeBelow(tree.path('public', file), route ? html : withPolicy(html, headers));
    markups.set(path, page.rendered.markup);
    return { path, file, status: route ? 200 : 404, type: 'text/html; charset=utf-8', headers };
  });
  return { paths, markups };
}

/** Redirects, and paths that are gone, which show the 404 page of their locale. */
const composeRetired = ({ shell, retired = [] }: Release, pages: readonly ComposedPath[]) =>
  shell.locales.flatMap((locale) => {
    const notFound = pages.find(({ path }) => path === notFoundPath(locale));
    // A file has one address, whatever the locale.
    const addressOf = (path: string) => (path.includes('.') ? path : localePath(locale, path));
    return retired
      .filter(({ path }) => locale === firstLocale || !path.includes('.'))
      .map(
        (each): ComposedPath => ({
          ...rootFile(addressOf(each.path), 'text/html; charset=utf-8'),
          ...('to' in each
            ? { status: 301, to: addressOf(each.to) }
            : { ...notFound, path: addressOf(each.path), status: 410 }),
        }),
      );
  });

/** Static hosts cannot name the headers of paths that they do not know. */
function withPolicy(html: string, headers: Headers) {
  const policy = headers['Content-Security-Policy']?.replace(/; frame-ancestors [^;]*/, '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace('<meta charset="utf-8">', `$&${meta}`);
}

/** Renders the sections side by side, and the 404 pages. */
async function renderAll(tree: SiteTree, release: Release): Promise<ComposedPage[]> {
  const problems: string[] = [];
  const pages = await Promise.all(
    [...Object.values(release.sections), undefined].map((section) =>
      renderSection(tree, release, section).catch((error) => {
        if (!(error instanceof RefusedError)) throw error;
        problems.push(...error.problems);
        return [];
      }),
    ),
  );
  refuse(problems);
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
