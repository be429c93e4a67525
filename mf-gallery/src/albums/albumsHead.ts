import type { PageHead } from 'shared/contract/page';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { breadcrumbList } from '../head/breadcrumbList.ts';
import { albumsContent } from './content.en.ts';

const { head, home, gallery } = albumsContent;

export const albumsPath = '/gallery';

/** The places above every page of the gallery, and the gallery itself. */
export const galleryTrail = [
  { name: home, path: '/' },
  { name: gallery, path: albumsPath },
];

export const albumsHead = ({ school, host }: SiteConfig): PageHead => ({
  title: head.title.replace('{school}', school.name),
  description: head.description.replace('{school}', school.name),
  keywords: head.keywords,
  path: albumsPath,
  structuredData: [breadcrumbList(galleryTrail, host)],
});
