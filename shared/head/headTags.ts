import { firstLocale, type Locale } from '../contract/locales.ts';
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
  /** Those that it is written in. */
  locales: readonly Locale[];
}

/** As Open Graph writes it: `en_IN`. */
export const openGraphLocale = (locale: Locale) => `${locale}_IN`;

/** Marks what belongs to one page and goes when the visitor leaves it. */
export const pageTagMark = 'data-page';

/**
 * The page's own tags in `<head>`, for the composer's string and the browser's DOM alike. A path with `:` or `*`
 * matches many pages: the tags that name the address are left out, and the browser adds them.
 */
export function headTags(head: PageHead, site: SiteConfig, { locale, locales }: PageLocales): HeadTag[] {
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
  const others = locales.filter((each) => each !== locale);
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
    ...others.flatMap((other) => meta('property', 'og:locale:alternate', openGraphLocale(other))),
    ...(address ? [link({ rel: 'canonical', href: address })] : []),
    ...(address && others.length > 0
      ? [
          ...locales.map((each) => link({ rel: 'alternate', hreflang: each, href: addressIn(each) })),
          link({ rel: 'alternate', hreflang: 'x-default', href: addressIn(firstLocale) }),
        ]
      : []),
    ...structuredData.map((data) => ({
      tag: 'script' as const,
      attributes: { type: 'application/ld+json', [pageTagMark]: '' },
      text: JSON.stringify(data),
    })),
  ];
}
