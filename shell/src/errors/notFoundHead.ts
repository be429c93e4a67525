import type { PageHead } from 'shared/contract/page';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { errorContent } from './content.en.ts';

const { headTitle, description, keywords } = errorContent.notFound;

/** Without `path` it is the file that answers for all unknown paths. */
export const notFoundHead = (site: SiteConfig, path = '/*'): PageHead => ({
  title: `${headTitle} | ${site.school.name}`,
  description,
  keywords,
  path,
  noIndex: true,
});
