import { join } from 'node:path';

/** What `observe.js` has seen so far. Milliseconds since the navigation began. */
export interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  /** Duration of the longest task. */
  longestTask: number;
  /** Sum of what tasks took beyond 50 ms each. */
  blocking: number;
  /** When the first album stood on the page. */
  albums?: number;
}

declare global {
  interface Window {
    benchObserved: Observed;
  }
}

/** Called by `observe.js`, where there is one of this name, with the milliseconds from a tap to the next page's paint. */
export const nextPageBinding = 'benchNextPage';

export const observer = { path: join(import.meta.dirname, 'observe.js') };
