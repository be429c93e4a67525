import type { SectionInBrowser } from 'shared/contract/release';
import { prefetchTimeoutMs } from '../timeouts.ts';

/**
 * Brings the scripts of a page into the browser's cache. The section's entry would ask for them when it is loaded
 * itself, a round trip later. Not `<link rel="preload">`: a failed preload would be reused by a retry.
 */
export function prefetchPage({ base, routes }: SectionInBrowser, page: string) {
  for (const { file } of routes.find((route) => route.page === page)?.scripts ?? []) {
    fetch(base + file, { signal: AbortSignal.timeout(prefetchTimeoutMs) })
      .then((response) => response.blob())
      .catch(() => undefined);
  }
}
