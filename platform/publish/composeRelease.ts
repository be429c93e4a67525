import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { Boot } from 'shared/contract/boot';
import type { Release, RouteRelease, SectionRelease } from 'shared/contract/release';
import type { RenderedPage } from 'shared/contract/render';
import { contentHash, filesBelow } from '../files.ts';
import { documentHtml } from './documentHtml.ts';
import { firstReads } from './firstReads.ts';
import { type Headers, pageHeaders, rootFileHeaders } from './headers.ts';
import { digest, type Manifest } from './integrity.ts';
import { RefusedError } from './RefusedError.ts';
import { type ReleaseFile, releaseFile, sectionInBrowser } from './releaseInBrowser.ts';
import { renderSection } from './renderSection.ts';
import { siteFiles } from './siteFiles.ts';
import { type ComposedRelease, type Store, unfinishedFolder } from './store.ts';

/** A path of the composed site. Source: `releases/<number>/pages.json`; read by servers and exports. */
export interface ComposedPath {
  /** Path with `:parameters`; `*` is every path that has no page. */
  path: string;
  /** File relative to the release's folder. */
  file: string;
  status: 200 | 404;
  type: string;
  headers: Headers;
}

export const notFoundPath = '*';

/** Names the code of this folder, from which a release gets its documents and headers. */
export const composerVersion = () =>
  contentHash(import.meta.dirname, (file) => !/\.test\.|(^|\/)test/.test(file));

/**
 * Composes every page of a release into a folder of its own. Nothing that is live changes. Rejects with a
 * `RefusedError` that names every page that cannot be prerendered.
 */
export async function composeRelease(store: Store, release: Release): Promise<ComposedRelease> {
  const pages = await renderAll(store, release);
  const inBrowser = releaseFile(release);
  const folder = unfinishedFolder(store);
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };

  try {
    const paths = pages.map((page) => {
      const file = page.route ? pageFile(page.route.path) : '404.html';
      write(file, documentOf(release, inBrowser, page));
      const styles = page.rendered.styles.map(({ css }) => css);
      return {
        path: page.route?.path ?? notFoundPath,
        file,
        status: page.route ? 200 : 404,
        type: 'text/html; charset=utf-8',
        headers: pageHeaders(release, styles),
      } satisfies ComposedPath;
    });
    const rootFiles = siteFiles(release).map(({ path, type, content }) => {
      write(path, content);
      return rootFile(path, type);
    });
    const sectionFiles = Object.values(release.sections).flatMap(({ name, version, files }) =>
      files.map(({ path, file, type }) => {
        cpSync(store.path('node', name, version, 'files', file), join(folder, path), { recursive: true });
        return rootFile(path, type);
      }),
    );
    write('pages.json', JSON.stringify([...paths, ...rootFiles, ...sectionFiles]));
    write('browser.json', inBrowser.content);
    write('release.json', JSON.stringify(release, null, 2));
    write('manifest.json', JSON.stringify(manifestOf(store, release, folder)));
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return { release, folder };
}

interface Page {
  rendered: RenderedPage;
  /** Neither on the 404 page. */
  section?: SectionRelease;
  route?: RouteRelease;
}

/** Renders section after section, as many at once as there are processors. */
async function renderAll(store: Store, release: Release): Promise<Page[]> {
  const sections = [...Object.values(release.sections), undefined];
  const pages: Page[][] = sections.map(() => []);
  const problems: string[] = [];
  const queue = [...sections.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, section] = next;
      try {
        const routes = section?.routes.filter(({ prerender }) => prerender);
        const rendered = await renderSection(store, release, section);
        pages[index] = rendered.map((page, place) => {
          const route = routes?.[place];
          return { rendered: page, ...(section && route ? { section, route } : {}) };
        });
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

function documentOf(release: Release, { url, integrity }: ReleaseFile, page: Page): string {
  const { rendered, section, route } = page;
  const boot: Boot = {
    release: { number: release.number, url, integrity },
    shell: { base: release.shell.base },
    site: release.site,
    ...(section && route ? { section: sectionInBrowser(section, route.path) } : {}),
  };
  return documentHtml({
    page: rendered,
    boot,
    shell: release.shell,
    ...(section && route
      ? {
          section: { base: section.base, entry: section.entry, scripts: route.scripts },
          pictureFirst: route.pictureFirst,
          firstReads: firstReads(route, release.site),
        }
      : {}),
  });
}

function manifestOf(store: Store, { number, sections }: Release, folder: string): Manifest {
  const place = join('releases', String(number));
  const files = filesBelow(folder).map((file) => [join(place, file), join(folder, file)] as const);
  const pictures = Object.values(sections)
    .flatMap(({ routes }) => routes.flatMap(({ head }) => head.socialImage ?? []))
    .map((path) => [join('public', path), store.path('public', path)] as const);
  return Object.fromEntries(
    [...files, ...pictures].map(([path, file]) => [path, digest(readFileSync(file))]),
  );
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
