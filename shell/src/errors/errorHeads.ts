import type { PageHead } from 'shared/contract/page';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { errorContent } from './content.en.ts';

const { load, notFound } = errorContent;
const { headTitle, description, keywords } = notFound;

/** Without `path` it is for the file that is served at all unknown paths. */
export const notFoundHead = (site: SiteConfig, path = '/*'): PageHead => ({
  title: `${headTitle} | ${site.school.name}`,
  description,
  keywords,
  path,
  noIndex: true,
});

/** While the page of that path could not be loaded. */
export const failedHead = (site: SiteConfig, path: string): PageHead => ({
  ...notFoundHead(site, path),
  title: `${load.page} ${load.title} | ${site.school.name}`,
});
