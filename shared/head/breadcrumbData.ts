import type { Locale } from '../contract/locales.ts';
import type { StructuredData } from '../contract/page.ts';
import type { SiteConfig } from '../contract/siteConfig.ts';
import { canonicalUrl } from './canonicalUrl.ts';

/** A `BreadcrumbList` of the pages from the home page down to this one. */
export const breadcrumbData = (
  trail: readonly { name: string; path: string }[],
  { host }: Pick<SiteConfig, 'host'>,
  locale: Locale,
): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: canonicalUrl(host, path, locale),
  })),
});
