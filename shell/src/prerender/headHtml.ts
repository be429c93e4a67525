import type { SectionInBrowser } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { type HeadTag, headTags } from 'shared/head/headTags';
import { resolveHead } from 'shared/head/resolveHead';
import { siteTags } from 'shared/head/siteTags';
import { notFoundHead } from '../errors/errorHeads.ts';

/** Markup of a page's head; without a route, of the 404 page's. */
export function headHtml(
  site: SiteConfig,
  shellBase: string,
  route: SectionInBrowser['routes'][number] | undefined,
): string {
  const head = route ? resolveHead(route.head, route.path, site) : notFoundHead(site);
  return [...headTags(head, site), ...siteTags(site), ...iconTags(shellBase)].map(tagHtml).join('');
}

const link = (rel: string, attributes: Record<string, string>): HeadTag => ({
  tag: 'link',
  attributes: { rel, ...attributes },
});

const iconTags = (shellBase: string) => [
  link('icon', { href: `${shellBase}icon.svg`, type: 'image/svg+xml' }),
  link('apple-touch-icon', { href: `${shellBase}apple-touch-icon.png` }),
  link('manifest', { href: '/site.webmanifest' }),
];

const voidTags = ['meta', 'link'];

function tagHtml({ tag, attributes, text }: HeadTag): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  if (voidTags.includes(tag)) return `<${tag}${list.join('')}>`;
  const content = tag === 'script' ? (text ?? '').replaceAll('<', '\\u003c') : escapeHtml(text ?? '');
  return `<${tag}${list.join('')}>${content}</${tag}>`;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
