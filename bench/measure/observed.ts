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
  /** When the last click was made. */
  click?: number;
  /** When the page that the click led to had been painted. */
  nextPage?: number;
}

declare global {
  interface Window {
    benchObserved: Observed;
  }
}

export const observer = { path: join(import.meta.dirname, 'observe.js') };
