import type { PageHead } from 'shared/contract/page';
import type { SiteConfig } from 'shared/contract/siteConfig';
import type { ShellWords } from '../edition/createWords.ts';

/** Without `path` it is for the file that is served at all unknown paths. */
export const notFoundHead = ({ notFound }: ShellWords, site: SiteConfig, path = '/*'): PageHead => ({
  title: `${notFound.headTitle} | ${site.school.name}`,
  description: notFound.description,
  keywords: notFound.keywords,
  path,
  noIndex: true,
});

/** While the page of that path could not be loaded. */
export const failedHead = (words: ShellWords, site: SiteConfig, path: string): PageHead => ({
  ...notFoundHead(words, site, path),
  title: `${words.load.page} ${words.load.title} | ${site.school.name}`,
});
