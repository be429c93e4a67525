import type { PageHead } from '../contract/page.ts';
import type { SiteConfig } from '../contract/siteConfig.ts';
import { canonicalUrl } from './canonicalUrl.ts';

export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** Marks what belongs to one page and goes when the visitor leaves it. */
export const pageTagMark = 'data-page';

/**
 * The page's own tags in `<head>`, for the composer's string and the browser's DOM alike. A path with `:` or `*`
 * matches many pages: the tags that name the address are left out, and the browser adds them.
 */
export function headTags(head: PageHead, site: SiteConfig): HeadTag[] {
  const { title, description, keywords, path, socialImage, structuredData = [], noIndex } = head;
  const address = /[:*]/.test(path) ? undefined : canonicalUrl(site.host, path);
  const meta = (kind: 'name' | 'property', name: string, content: string | undefined | false): HeadTag[] =>
    content ? [{ tag: 'meta', attributes: { [kind]: name, content, [pageTagMark]: '' } }] : [];

  return [
    { tag: 'title', attributes: {}, text: title },
    ...meta('name', 'description', description),
    ...meta('name', 'keywords', keywords),
    ...meta('name', 'robots', noIndex && 'noindex'),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:url', address),
    ...meta('property', 'og:image', socialImage),
    ...(address
      ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: address, [pageTagMark]: '' } }]
      : []),
    ...structuredData.map((data) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json', [pageTagMark]: '' },
      text: JSON.stringify(data),
    })),
  ];
}
