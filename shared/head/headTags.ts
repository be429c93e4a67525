import type { PageHead } from '../contract/page.ts';
import type { SiteConfig } from '../contract/siteConfig.ts';

export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

export const headTags = (head: PageHead, site: SiteConfig): HeadTag[] => [
  { tag: 'title', attributes: {}, text: head.title },
  { tag: 'meta', attributes: { name: 'description', content: head.description } },
  { tag: 'meta', attributes: { name: 'keywords', content: head.keywords } },
  { tag: 'link', attributes: { rel: 'canonical', href: site.host + head.path } },
];
