import type { Locale } from '../contract/locales.ts';
import { otherLocale } from '../contract/locales.ts';
import type { PageHead } from '../contract/page.ts';
import type { SiteConfig } from '../contract/siteConfig.ts';
import { canonicalUrl } from './canonicalUrl.ts';

export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** The locales of a page. */
export interface PageLocales {
  /** Which it is in. */
  locale: Locale;
  /** The other locale has it too. */
  translated: boolean;
}

export const locales = { en: 'en_IN', bn: 'bn_IN' } as const;

/** Marks what belongs to one page and goes when the visitor leaves it. */
export const pageTagMark = 'data-page';

/**
 * The page's own tags in `<head>`, for the composer's string and the browser's DOM alike. A path with `:` or `*`
 * matches many pages: the tags that name the address are left out, and the browser adds them.
 */
export function headTags(head: PageHead, site: SiteConfig, { locale, translated }: PageLocales): HeadTag[] {
  const {
    title,
    description,
    keywords,
    path,
    socialImage,
    structuredData = [],
    noIndex,
    noImageIndex,
  } = head;
  const addressIn = (locale: Locale) => canonicalUrl(site.host, path, locale);
  const address = /[:*]/.test(path) ? undefined : addressIn(locale);
  const meta = (kind: 'name' | 'property', name: string, content: string | undefined | false): HeadTag[] =>
    content ? [{ tag: 'meta', attributes: { [kind]: name, content, [pageTagMark]: '' } }] : [];

  const link = (attributes: Record<string, string>): HeadTag => ({
    tag: 'link',
    attributes: { ...attributes, [pageTagMark]: '' },
  });

  return [
    { tag: 'title', attributes: {}, text: title },
    ...meta('name', 'description', description),
    ...meta('name', 'keywords', keywords),
    ...meta('name', 'robots', noIndex ? 'noindex' : noImageIndex && 'noimageindex'),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:url', address),
    ...meta('property', 'og:image', socialImage),
    ...meta('property', 'og:locale:alternate', translated && locales[otherLocale(locale)]),
    ...(address ? [link({ rel: 'canonical', href: address })] : []),
    ...(address && translated
      ? [
          link({ rel: 'alternate', hreflang: 'en', href: addressIn('en') }),
          link({ rel: 'alternate', hreflang: 'bn', href: addressIn('bn') }),
          link({ rel: 'alternate', hreflang: 'x-default', href: addressIn('en') }),
        ]
      : []),
    ...structuredData.map((data) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json', [pageTagMark]: '' },
      text: JSON.stringify(data),
    })),
  ];
}
