import type { ReleaseInBrowser } from 'shared/contract/release';
import type { Boot } from 'shared/contract/siteConfig';

/** Fetches this tab's release once. The inlined integrity admits only the very file that was composed. */
export function createReleaseSource({ url, integrity }: Boot['release']): () => Promise<ReleaseInBrowser> {
  let underWay: Promise<ReleaseInBrowser> | undefined;
  return () => {
    underWay ??= fetch(url, { integrity })
      .then((response) => response.json())
      .catch((error) => {
        underWay = undefined;
        throw error;
      });
    return underWay;
  };
}
