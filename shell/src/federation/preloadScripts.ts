import type { SectionInBrowser } from 'shared/contract/release';

/** Asks for a page's scripts at once: its section's entry would ask for them a round trip later. */
export function preloadScripts({ base, routes }: SectionInBrowser, page: string) {
  for (const { file, integrity } of routes.find((route) => route.page === page)?.scripts ?? []) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = base + file;
    document.head.append(link);
  }
}
