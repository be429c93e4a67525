import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Boot } from 'shared/contract/boot';
import type { Release, RouteRelease, SectionRelease } from 'shared/contract/release';
import type { RenderedPage } from 'shared/contract/render';
import { compressBelow } from './compress.ts';
import { documentHtml } from './documentHtml.ts';
import { firstReads } from './firstReads.ts';
import { type Headers, pageHeaders, rootFileHeaders } from './headers.ts';
import { RefusedError } from './RefusedError.ts';
import { releaseFile, sectionInBrowser } from './releaseInBrowser.ts';
import { createRenderer, PrerenderError } from './renderCached.ts';
import { type SiteFile, siteFiles } from './siteFiles.ts';
import { placeFolder, type Store, writeWhole } from './store.ts';

/** A path of the composed site. Source: `composed/<number>/pages.json`; read by servers and exports. */
export interface ComposedPath {
  /** Path with `:parameters`; `*` stands for every path that nothing else answers. */
  path: string;
  /** File relative to the composed folder. */
  file: string;
  status: 200 | 404;
  type: string;
  headers: Headers;
}

export const notFoundPath = '*';

/**
 * Composes every page of a release into a folder of its own. Nothing that is live changes. Rejects with a
 * `RefusedError` that names every page that cannot be prerendered.
 */
export async function composeRelease(store: Store, release: Release): Promise<void> {
  const render = await createRenderer(store, release);
  const unfinished = store.path('unfinished', `composed-${release.number}-${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  const own = releaseFile(release);
  writeWhole(store.path('public', own.url), own.content);

  const pages = await renderAll(release, render);
  const paths = pages.map((page) => write(unfinished, page));
  paths.push(...siteFiles(release).map((file) => writeSiteFile(unfinished, file)));
  paths.push(...copyRootFiles(store, unfinished, Object.values(release.sections)));

  await compressBelow(unfinished, 9);
  writeFileSync(join(unfinished, 'pages.json'), JSON.stringify(paths));
  placeFolder(unfinished, store.path('composed', String(release.number)));

  function write(folder: string, { page, section, route }: PageToWrite): ComposedPath {
    const boot: Boot = {
      release: { number: release.number, url: own.url, integrity: own.integrity },
      shell: { base: release.shell.base },
      site: release.site,
      ...(section && route ? { section: sectionInBrowser(section, route.path) } : {}),
    };
    const html = documentHtml({
      page,
      boot,
      shell: release.shell,
      ...(section && route
        ? {
            section: { base: section.base, entry: section.entry, scripts: route.scripts },
            firstReads: firstReads(route, release.site),
          }
        : {}),
    });
    const file = route ? pageFile(route.path) : '404.html';
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), html);
    return {
      path: route?.path ?? notFoundPath,
      file,
      status: route ? 200 : 404,
      type: 'text/html; charset=utf-8',
      headers: pageHeaders(
        release,
        page.styles.map(({ css }) => css),
      ),
    };
  }
}

interface PageToWrite {
  page: RenderedPage;
  section?: SectionRelease;
  route?: RouteRelease;
}

async function renderAll(
  release: Release,
  render: Awaited<ReturnType<typeof createRenderer>>,
): Promise<PageToWrite[]> {
  const routes = Object.values(release.sections).flatMap((section) =>
    section.routes.filter(({ prerender }) => prerender).map((route) => ({ section, route })),
  );
  const pages: PageToWrite[] = [];
  const problems: string[] = [];
  for (const of of [...routes, {}]) {
    try {
      pages.push({ ...of, page: await render(of) });
    } catch (error) {
      if (!(error instanceof PrerenderError)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length > 0) throw new RefusedError(problems);
  return pages;
}

/** `/about` -> `about.html`; `/gallery/:albumId` -> `gallery/_albumId.html`. */
const pageFile = (path: string) =>
  path === '/' ? 'index.html' : `${path.slice(1).replaceAll('/:', '/_')}.html`;

function writeSiteFile(folder: string, { path, type, content }: SiteFile): ComposedPath {
  const file = path.slice(1);
  writeFileSync(join(folder, file), content);
  return { path, file, status: 200, type, headers: rootFileHeaders };
}

function copyRootFiles(store: Store, folder: string, sections: readonly SectionRelease[]): ComposedPath[] {
  return sections.flatMap(({ name, version, files }) =>
    files.map(({ path, file, type }) => {
      const source = store.path('node', name, version, 'files', file);
      if (!existsSync(source)) {
        throw new Error(`${name} promises ${path}, but its build made no dist/files/${file}.`);
      }
      const place = path.slice(1);
      mkdirSync(dirname(join(folder, place)), { recursive: true });
      cpSync(source, join(folder, place));
      return { path, file: place, status: 200, type, headers: rootFileHeaders };
    }),
  );
}
