import type { PageHead } from 'shared/contract/page';
import type { SiteConfig } from 'shared/contract/siteConfig';
import type { ShellContent } from '../locale/createShellContent.ts';

/** Without `path` it is for the file that is served at all unknown paths. */
export const notFoundHead = ({ notFound }: ShellContent, site: SiteConfig, path = '/*'): PageHead => ({
  title: `${notFound.headTitle} | ${site.school.name}`,
  description: notFound.description,
  keywords: notFound.keywords,
  path,
  noIndex: true,
});

/** While the page of that path could not be loaded. */
export const failedHead = (content: ShellContent, site: SiteConfig, path: string): PageHead => ({
  ...notFoundHead(content, site, path),
  title: `${content.load.page} ${content.load.title} | ${site.school.name}`,
});
