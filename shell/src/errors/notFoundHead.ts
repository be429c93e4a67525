import type { PageHead } from 'shared/contract/page';
import type { SiteConfig } from 'shared/contract/siteConfig';

export const notFoundHead = (site: SiteConfig): PageHead => ({
  title: `Page not found | ${site.school.name}`,
  description: '-',
  keywords: '-',
  path: '/404',
  noIndex: true,
});
