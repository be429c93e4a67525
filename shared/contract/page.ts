import type { ComponentType } from 'react';
import type { SiteConfig } from './siteConfig.ts';

/**
 * What an exposed page module exports: the component under the module's own name, which shows its own loading texts.
 * The build makes it of a page's source file, which exports the same; see `BeforeHydration`.
 */
export interface PageModule {
  beforeHydration?: (site: SiteConfig) => Promise<unknown>;
  [component: string]: ComponentType | PageModule['beforeHydration'];
}

/**
 * Called for the page that came with the document, when its code is there and before it is hydrated, to ask for what it
 * will show first and its HTML cannot name. Nothing waits for it, and no visitor hears of its failure.
 */
export type BeforeHydration<Content> = (site: SiteConfig, content: Content) => Promise<unknown>;

/** Texts and data of a page's `<head>`, resolved for one address. Source: a route's template or `site:head`. */
export interface PageHead {
  title: string;
  description: string;
  keywords: string;
  /** Site path of the canonical address, without query and hash: `/gallery`. */
  path: string;
  /** Absolute address of the picture for link previews. */
  socialImage?: string;
  /** Structured data of this page, beside the school's own that is on every page. */
  structuredData?: readonly StructuredData[];
  /** `true` keeps the page out of search engines. */
  noIndex?: boolean;
  /** `true` keeps its pictures out of them. */
  noImageIndex?: boolean;
}

export interface StructuredData {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
}

/** What the shell hands to every page, by the router's outlet context: the one context that shell and sections share. */
export interface PageContext {
  site: SiteConfig;
  /** Where the files of the page's section are served from; ends in `/`. */
  sectionBase: string;
}
