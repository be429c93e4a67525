import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from 'platform/files.ts';
import { type ComposedPath, notFoundPath } from 'platform/publish/composeRelease.ts';
import { documentHtml } from 'platform/publish/documentHtml.ts';
import { renderSection } from 'platform/publish/renderSection.ts';
import { releaseFolder } from 'platform/publish/store.ts';
import type { Boot } from 'shared/contract/boot';
import type { RouteRelease, SectionRelease } from 'shared/contract/release';
import type { RenderedPage } from 'shared/contract/render';
import { type BuiltSpa, spaBase } from '../spa/buildSpa.ts';
import { sectionInBundle } from '../spa/writePages.ts';
import type { FederatedSite } from './buildFederated.ts';

export type Page = ComposedPath & { content: Buffer };

/** The pages of the federated site as composed. */
export function federatedPages({ store, release }: FederatedSite): Page[] {
  const folder = releaseFolder(store, release.number);
  return readJson<ComposedPath[]>(`${folder}/pages.json`).map((page) => ({
    ...page,
    content: readFileSync(`${folder}/${page.file}`),
  }));
}

/** The limit: the same documents with nothing to execute. */
export const limitPages = (pages: readonly Page[]): Page[] =>
  pages.map((page) =>
    isDocument(page) ? { ...page, content: Buffer.from(withoutScripts(page.content.toString())) } : page,
  );

const isDocument = ({ type }: ComposedPath) => type.startsWith('text/html');

/** Structured data stays: it is content, and nothing runs it. */
export const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script (?!type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:preload" as="(?:script|fetch)|modulepreload)"[^>]*>/g, '');

/** The same documents, brought to life by the single bundle. */
export async function spaPages(
  federated: FederatedSite,
  pages: readonly Page[],
  spa: BuiltSpa,
): Promise<Page[]> {
  const { release } = federated;
  const rendered = await renderedPages(federated);
  copyStartScript(federated, spa);
  const owners = ownersOf(Object.values(release.sections));

  return Promise.all(
    pages.map(async (page) => {
      if (!isDocument(page)) return page;
      const owner = owners.get(page.path);
      if (!owner && page.path !== notFoundPath) throw new Error(`No section owns ${page.path}.`);
      const boot: Boot = {
        release: { number: 0, url: '', integrity: '' },
        shell: { base: release.shell.base },
        site: release.site,
        ...(owner ? { section: onlyRoute(owner) } : {}),
      };
      const renderedPage = rendered.get(page.path);
      if (!renderedPage) throw new Error(`${page.path} was not rendered.`);
      const html = documentHtml({
        page: renderedPage,
        boot,
        shell: { ...release.shell, base: spaBase, scripts: spa.scripts },
        ...(owner
          ? {
              section: { base: spaBase, scripts: spa.pageScripts(owner.section.name, owner.route.page) },
              pictureFirst: owner.route.pictureFirst,
            }
          : {}),
      });
      return { ...page, content: Buffer.from(html) };
    }),
  );
}

async function renderedPages({ store, release }: FederatedSite): Promise<Map<string, RenderedPage>> {
  const pages = new Map<string, RenderedPage>();
  for (const section of [...Object.values(release.sections), undefined]) {
    const paths = section?.routes.filter(({ prerender }) => prerender).map(({ path }) => path) ?? [
      notFoundPath,
    ];
    const rendered = await renderSection(store, release, section);
    rendered.forEach((page, index) => void pages.set(paths[index] ?? notFoundPath, page));
  }
  return pages;
}

/** Both sites run their scripts alike: after the first paint. */
function copyStartScript({ store, release: { shell } }: FederatedSite, { folder }: BuiltSpa) {
  const { file } = shell.startPage;
  cpSync(store.path('public', shell.base, file), join(folder, file));
}

interface Owner {
  section: SectionRelease;
  route: RouteRelease;
}

const ownersOf = (sections: readonly SectionRelease[]) =>
  new Map<string, Owner>(
    sections.flatMap((section) => section.routes.map((route) => [route.path, { section, route }] as const)),
  );

function onlyRoute({ section, route }: Owner) {
  const { routes, ...rest } = sectionInBundle(section);
  return { ...rest, routes: routes.filter(({ path }) => path === route.path) };
}
