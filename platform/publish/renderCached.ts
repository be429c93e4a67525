import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Release, RouteRelease, SectionRelease } from 'shared/contract/release';
import type { RenderedPage } from 'shared/contract/render';
import { type Bundles, loadBundles } from './loadBundles.ts';
import { sectionInBrowser } from './releaseInBrowser.ts';
import { readJson, type Store, writeWhole } from './store.ts';

/** A page threw while it was prerendered, or imports what is not there. */
export class PrerenderError extends Error {
  override name = 'PrerenderError';
}

interface PageOfRelease {
  section?: SectionRelease;
  route?: RouteRelease;
}

/** Renders pages of a release; one that was rendered before from the same versions is taken from the store. */
export async function createRenderer(store: Store, release: Release) {
  let bundles: Promise<Bundles> | undefined;

  return async ({ section, route }: PageOfRelease): Promise<RenderedPage> => {
    const key = hash([
      release.shell.version,
      release.shell.base,
      section?.version,
      section?.base,
      route?.path,
      release.site,
    ]);
    const file = store.path('rendered', `${key}.json`);
    if (existsSync(file)) return readJson<RenderedPage>(file);

    bundles ??= loadBundles(store, release);
    const { renderPage, loadPage } = await bundles;
    const page = await explain(section?.name ?? 'shell', route?.path ?? 'the 404 page', async () =>
      renderPage({
        site: release.site,
        shellBase: release.shell.base,
        ...(section && route
          ? { section: sectionInBrowser(section, route.path), module: await loadPage(section, route.page) }
          : {}),
      }),
    );
    writeWhole(file, JSON.stringify(page));
    return page;
  };
}

async function explain<Value>(section: string, path: string, render: () => Promise<Value>): Promise<Value> {
  try {
    return await render();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PrerenderError(
      `${section}: ${path} cannot be prerendered: ${reason}. Correct the page: it must render without window, document or network, and import only what the live shell provides.`,
      { cause },
    );
  }
}

const hash = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
