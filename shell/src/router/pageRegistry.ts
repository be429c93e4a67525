import type { PageModule } from 'shared/contract/page';
import type { SectionInBrowser } from 'shared/contract/release';
import type { LoadPage } from '../federation/createFederation.ts';

export const pageId = (section: Pick<SectionInBrowser, 'name'>, page: string) => `${section.name}/${page}`;

/** The page modules that are loaded, by `pageId`. */
export interface PageRegistry {
  get(id: string): PageModule | undefined;
  /** Resolves at once when the module is loaded. One that is under way is joined, with its earlier deadline. */
  load(section: SectionInBrowser, page: string, signal: AbortSignal): Promise<PageModule>;
  subscribe(listener: () => void): () => void;
}

export function createPageRegistry(loadPage: LoadPage): PageRegistry {
  const loaded = new Map<string, PageModule>();
  const underWay = new Map<string, Promise<PageModule>>();
  const listeners = new Set<() => void>();

  const request = async (id: string, ...wanted: Parameters<LoadPage>) => {
    try {
      const module = await loadPage(...wanted);
      loaded.set(id, module);
      for (const listener of listeners) listener();
      return module;
    } finally {
      underWay.delete(id);
    }
  };

  return {
    get: (id) => loaded.get(id),
    async load(section, page, signal) {
      const id = pageId(section, page);
      const module = loaded.get(id);
      if (module) return module;
      const promise = underWay.get(id) ?? request(id, section, page, signal);
      underWay.set(id, promise);
      return promise;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
