import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';

/**
 * What an exposed page module exports: the component under the name that the route's `page` gives, and a
 * `loader` where the page has one. Loaders prepare code, never data: a page shows its own loading texts.
 */
export interface PageModule {
  loader?: LoaderFunction;
  [component: string]: ComponentType | LoaderFunction | undefined;
}

/** Texts and data of a page's `<head>`, resolved for one address. Source: a route's template or `site:head`. */
export interface PageHead {
  title: string;
  description: string;
  keywords: string;
  /** Site path of the canonical address, without query and hash: `/gallery`. */
  path: string;
  /** Absolute address of the picture for link previews. */
  socialImage?: string;
  /** Structured data of this page, beside the school's own that stands on every page. */
  structuredData?: readonly StructuredData[];
  /** `true` keeps the page out of search engines. */
  noIndex?: boolean;
}

export interface StructuredData {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
}
