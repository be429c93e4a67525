import type { SiteConfig } from './siteConfig.ts';

/** What the shell hands to every page, by the router's outlet context: the one context that shell and sections share. */
export interface PageContext {
  site: SiteConfig;
  /** Where the files of the page's section are served from; ends in `/`. */
  sectionBase: string;
}
