import type { PageHead } from '../contract/page.ts';
import type { HeadTemplate } from '../contract/section.ts';
import type { SiteConfig } from '../contract/siteConfig.ts';

export const resolveHead = (template: HeadTemplate, path: string, site: SiteConfig): PageHead => ({
  title: template.title.replace('{school}', site.school.name),
  description: template.description,
  keywords: template.keywords,
  path,
});
