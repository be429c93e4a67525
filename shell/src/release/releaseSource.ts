import type { Boot } from 'shared/contract/boot';
import type { ReleaseInBrowser } from 'shared/contract/release';
import { pageListTimeoutMs } from '../timeouts.ts';

export type LoadRelease = () => Promise<ReleaseInBrowser>;

export class ReleaseLoadError extends Error {
  override name = 'ReleaseLoadError';
}

/** Fetches this tab's release once. The inlined integrity admits only the very file that was composed. */
export function createReleaseSource({ url, integrity }: Boot['release']): LoadRelease {
  let underWay: Promise<ReleaseInBrowser> | undefined;
  return () => {
    underWay ??= fetch(url, { integrity, signal: AbortSignal.timeout(pageListTimeoutMs) })
      .then((response) => response.json())
      .catch((cause) => {
        underWay = undefined;
        throw new ReleaseLoadError('The list of pages could not be loaded.', { cause });
      });
    return underWay;
  };
}
