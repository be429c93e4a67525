import { inLocale, type Locale, manifestPath } from '../contract/locales.ts';
import type { PageHead } from '../contract/page.ts';
import type { SiteConfig } from '../contract/siteConfig.ts';
import { commonContent } from '../locale/commonContent.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { type HeadTag, headTags, openGraphLocale, type PageLocales } from './headTags.ts';
import { schoolData, websiteData } from './schoolData.ts';

/** Markup of a page's head, with the tags that are the same on every page. */
export const headHtml = (head: PageHead, site: SiteConfig, shellBase: string, locales: PageLocales): string =>
  [
    ...fontTags(locales, shellBase),
    ...headTags(head, site, locales),
    ...siteTags(site, locales),
    ...iconTags(shellBase),
  ]
    .map(tagHtml)
    .join('');

/** The tags that are the same on every page. No navigation touches them. */
const siteTags = (site: SiteConfig, { locale }: PageLocales): HeadTag[] => [
  { tag: 'meta', attributes: { property: 'og:type', content: 'website' } },
  { tag: 'meta', attributes: { property: 'og:locale', content: openGraphLocale(locale) } },
  { tag: 'meta', attributes: { property: 'og:site_name', content: site.school.name } },
  { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  link('manifest', { href: manifestPath(locale) }),
  {
    tag: 'meta',
    attributes: { name: 'theme-color', content: '#fffdf8', media: '(prefers-color-scheme: light)' },
  },
  {
    tag: 'meta',
    attributes: { name: 'theme-color', content: '#1f2240', media: '(prefers-color-scheme: dark)' },
  },
  ...[schoolData(site, inLocale(commonContent, locale)), websiteData(site, locale)].map((data) => ({
    tag: 'script' as const,
    attributes: { type: 'application/ld+json' },
    text: JSON.stringify(data),
  })),
];

const link = (rel: string, attributes: Record<string, string>): HeadTag => ({
  tag: 'link',
  attributes: { rel, ...attributes },
});

const iconTags = (shellBase: string) => [
  link('icon', { href: `${shellBase}icon.svg`, type: 'image/svg+xml' }),
  link('apple-touch-icon', { href: `${shellBase}apple-touch-icon.png` }),
];

/**
 * Without a Bengali face text is drawn in the one of the headings. Chromium leaves some of it as boxes when that face
 * comes after the first layout.
 */
const fonts: Partial<Record<Locale, string>> = { bn: 'tiro-bangla-bengali.woff2' };

function fontTags({ locale }: PageLocales, shellBase: string) {
  const font = fonts[locale];
  if (!font) return [];
  return [link('preload', { href: shellBase + font, as: 'font', type: 'font/woff2', crossorigin: '' })];
}

const voidTags = ['meta', 'link'];

function tagHtml({ tag, attributes, text }: HeadTag): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  if (voidTags.includes(tag)) return `<${tag}${list.join('')}>`;
  const content = tag === 'script' ? escapeJson(text ?? '') : escapeHtml(text ?? '');
  return `<${tag}${list.join('')}>${content}</${tag}>`;
}
