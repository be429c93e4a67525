import type { PageHead } from '../contract/page.ts';
import type { HeadTemplate } from '../contract/section.ts';
import type { SiteConfig } from '../contract/siteConfig.ts';

/** The head of the page at `path`, with the school's name where the template leaves room for it. */
export function resolveHead(template: HeadTemplate, path: string, site: SiteConfig): PageHead {
  const named = (text: string) => text.replaceAll('{school}', site.school.name);
  return {
    title: named(template.title),
    description: named(template.description),
    keywords: named(template.keywords),
    path,
    ...(template.noImageIndex && { noImageIndex: true }),
    ...(template.socialImage ? { socialImage: site.host + template.socialImage } : {}),
  };
}
