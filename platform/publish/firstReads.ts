import type { ReadToStart } from 'shared/contract/earlyReads';
import type { PageRelease, RouteRelease } from 'shared/contract/release';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { escapeHtml } from 'shared/head/escape';

/** What a page that shows data has in its document. */
export interface FirstReads {
  /** Markup that opens the connections. */
  connections: string;
  /** Attributes by which the start script starts the reads, and comes at once. */
  attributes: string;
}

/** The first reads of a page that shows data; undefined for other pages. */
export function firstReads(
  { path, reads = [] }: Pick<RouteRelease, 'path'> & Pick<PageRelease, 'reads'>,
  { supabase, images }: Pick<SiteConfig, 'supabase' | 'images'>,
): FirstReads | undefined {
  if (reads.length === 0) return undefined;
  const toStart: ReadToStart[] = reads.map(({ path: query, ...rest }) => ({
    address: `${supabase.url}/rest/v1/${query}`,
    ...rest,
  }));
  const data = { path, key: supabase.anonKey, reads: JSON.stringify(toStart) };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return {
    connections: [
      `<link rel="preconnect" crossorigin="anonymous" href="${escapeHtml(supabase.url)}">`,
      `<link rel="preconnect" href="${escapeHtml(new URL(images.base).origin)}">`,
    ].join(''),
    attributes: ` fetchpriority="high"${attributes.join('')}`,
  };
}
