import type { SiteName } from './sites/siteNames.ts';

/** Medians of one page on one site, by figure. */
export type Figures = Readonly<Record<string, number>>;

export type BySite = Readonly<Partial<Record<SiteName, Figures>>>;

/** What one run of the bench found. Kept as JSON beside docs/performance.md to compare the next run with. */
export interface Results {
  /** ISO 8601, UTC. */
  measuredAt: string;
  runs: number;
  /** Visits of each page on the slow network. */
  visits: number;
  /** By path, the album's id left out: `/gallery/:albumId`. */
  throttled: Readonly<Record<string, BySite>>;
  lighthouse: Readonly<Record<string, BySite>>;
  /** Milliseconds from tap to next page, by way. */
  navigation: Readonly<Record<string, BySite>>;
  /** JavaScript of each page, brotli bytes, by owner. */
  bytes: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
