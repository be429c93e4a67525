import type { SiteConfig } from '../contract/siteConfig.ts';
import type { HeadTag } from './headTags.ts';
import { schoolData } from './schoolData.ts';

/** The tags that are the same on every page. The composer writes them once; no navigation touches them. */
export const siteTags = (site: SiteConfig): HeadTag[] => [
  { tag: 'meta', attributes: { property: 'og:type', content: 'website' } },
  { tag: 'meta', attributes: { property: 'og:site_name', content: site.school.name } },
  { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  {
    tag: 'meta',
    attributes: { name: 'theme-color', content: '#fffdf8', media: '(prefers-color-scheme: light)' },
  },
  {
    tag: 'meta',
    attributes: { name: 'theme-color', content: '#1f2240', media: '(prefers-color-scheme: dark)' },
  },
  {
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    text: JSON.stringify(schoolData(site)),
  },
];
