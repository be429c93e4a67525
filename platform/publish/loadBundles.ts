import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageModule } from 'shared/contract/page';
import type { Release, SectionRelease } from 'shared/contract/release';
import type { RenderPage } from 'shared/contract/render';
import type { Store } from './store.ts';

export interface Bundles {
  renderPage: RenderPage;
  loadPage(section: SectionRelease, page: string): Promise<PageModule>;
}

const shellFolder = join(import.meta.dirname, '../../shell');
let hooked: string | undefined;

/**
 * The published Node bundles of a release. A process composes with one shell only, since modules stay in memory.
 * Rejects with the link error when a section imports what the shell does not provide.
 */
export async function loadBundles(store: Store, { shell }: Pick<Release, 'shell'>): Promise<Bundles> {
  const shellNode = store.path('node', 'shell', shell.version);
  if (hooked !== undefined && hooked !== shellNode) {
    throw new Error('A process composes with one shell only. Run the command anew for another shell.');
  }
  if (hooked === undefined) {
    hooked = shellNode;
    register('./singletonHooks.mjs', {
      parentURL: import.meta.url,
      data: {
        storeUrl: pathToFileURL(`${store.path('node')}/`).href,
        routerUrl: pathToFileURL(join(shellNode, 'router.mjs')).href,
        shellUrl: pathToFileURL(join(shellFolder, 'package.json')).href,
      },
    });
  }
  const bundle = (file: string) => import(pathToFileURL(file).href);
  const { renderPage } = await bundle(join(shellNode, 'renderPage.mjs'));
  return {
    renderPage,
    loadPage: ({ name, version }, page) => bundle(store.path('node', name, version, `${page}.mjs`)),
  };
}
