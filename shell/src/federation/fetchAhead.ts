import type { SectionInBrowser } from 'shared/contract/release';

/** Milliseconds after which the page's own request for a script that hangs is no longer held up by this one. */
const patience = 4000;

/**
 * Brings the scripts of a page into the browser's cache. The section's entry would ask for them when it has come
 * itself, a round trip later. A failure is nobody's: a preload that failed would be what a retry gets.
 */
export function fetchAhead({ base, routes }: SectionInBrowser, page: string) {
  for (const { file } of routes.find((route) => route.page === page)?.scripts ?? []) {
    fetch(base + file, { signal: AbortSignal.timeout(patience) })
      .then((response) => response.blob())
      .catch(() => undefined);
  }
}
