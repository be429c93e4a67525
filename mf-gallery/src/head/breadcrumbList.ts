import type { StructuredData } from 'shared/contract/page';

/** Source: https://schema.org/BreadcrumbList. `host` without a trailing slash. */
export const breadcrumbList = (
  trail: readonly { name: string; path: string }[],
  host: string,
): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: host + path,
  })),
});
