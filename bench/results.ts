/** The three that are compared. */
export const siteNames = ['federated', 'spa', 'limit'] as const;

export type SiteName = (typeof siteNames)[number];

/** Figures of one page on one site, by name. */
export type Figures = Readonly<Record<string, number>>;

export type BySite = Readonly<Partial<Record<SiteName, Figures>>>;

export interface PageResult {
  /** The album's id left out: `/gallery/:albumId`. */
  path: string;
  /** Medians of visits on the slow network. */
  slow: BySite;
  /** Medians of Lighthouse's simulated phone; empty for the 404 page. */
  lighthouse: BySite;
  /** JavaScript of the page by owner, brotli bytes. */
  bytes: Readonly<Record<string, number>>;
}

export interface Results {
  runs: number;
  pages: readonly PageResult[];
}
