import type { ReadToStart } from 'shared/contract/earlyReads';
import type { RouteRelease, ShellRelease } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { executed } from './scriptTags.ts';

/** Opens the connections and starts the reads of a page that shows data; nothing for other pages. */
export function firstReadsHtml(
  { path, reads = [] }: Pick<RouteRelease, 'path' | 'reads'>,
  { base, startReads }: Pick<ShellRelease, 'base' | 'startReads'>,
  { supabase, images }: Pick<SiteConfig, 'supabase' | 'images'>,
): string {
  if (reads.length === 0 || !startReads) return '';
  const toStart: ReadToStart[] = reads.map(({ path: query, ...rest }) => ({
    address: `${supabase.url}/rest/v1/${query}`,
    ...rest,
  }));
  const data = { path, key: supabase.anonKey, reads: JSON.stringify(toStart) };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`);
  return [
    `<link rel="preconnect" crossorigin="anonymous" href="${escapeAttribute(supabase.url)}">`,
    `<link rel="preconnect" href="${escapeAttribute(new URL(images.base).origin)}">`,
    executed(base, startReads, `async fetchpriority="high"${attributes.join('')}`),
  ].join('');
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
