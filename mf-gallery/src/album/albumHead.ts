import type { PageHead } from 'shared/contract/page';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { galleryTrail } from '../albums/albumsHead.ts';
import type { Album } from '../data/album.ts';
import { breadcrumbList } from '../head/breadcrumbList.ts';
import { albumPath } from './albumPath.ts';
import { albumContent } from './content.en.ts';

export function albumHead({ id, name, description }: Album, { school, host }: SiteConfig): PageHead {
  const filled = (template: string) =>
    template.replace(/\{(album|school)\}/g, (_, key) => (key === 'album' ? name : school.name));
  const path = albumPath(id);
  return {
    title: filled(albumContent.head.title),
    description: description ?? filled(albumContent.head.description),
    keywords: filled(albumContent.head.keywords),
    path,
    structuredData: [breadcrumbList([...galleryTrail, { name, path }], host)],
  };
}
