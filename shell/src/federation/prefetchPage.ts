import type { SectionInBrowser } from 'shared/contract/release';

/** After this the page's own request is no longer held up by a prefetch that hangs. */
const prefetchTimeoutMs = 4000;

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
