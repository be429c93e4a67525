/**
 * When what failed is loaded again, and from where:
 * - the page of a document by itself, with doubling pauses and when the network is back (`retryUntilLoaded`),
 * - another page when its notice's button is pressed or the network is back (`whenOnline`),
 * - every entry and chunk from an address of its own (`shared/contract/attemptAddress.ts`).
 * Rows of the gallery have rules of their own: `mf-gallery/src/data/GalleryData.tsx`.
 */
const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Loads again until that succeeds. */
export async function retryUntilLoaded(load: () => Promise<unknown>, pauseMs = firstPauseMs): Promise<void> {
  await pauseOrOnline(pauseMs);
  try {
    await load();
  } catch {
    await retryUntilLoaded(load, Math.min(pauseMs * 2, longestPauseMs));
  }
}

/** Calls `retry` each time that the network is back, until the returned function is called. */
export function whenOnline(retry: () => unknown): () => void {
  addEventListener('online', retry);
  return () => removeEventListener('online', retry);
}

const pauseOrOnline = (pauseMs: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      forget();
      resolve();
    };
    const timer = setTimeout(done, pauseMs);
    const forget = whenOnline(done);
  });
