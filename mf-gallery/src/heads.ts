import { useEffect } from 'react';
import { dispatchSiteEvent } from 'shared/contract/events';
import type { PageHead } from 'shared/contract/page';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { breadcrumbData } from 'shared/head/breadcrumbData';
import { resolveHead } from 'shared/head/resolveHead';
import { albumPath, albumsPath } from './addresses.ts';
import { albumContent } from './album/content.en.ts';
import { albumsContent } from './albums/content.en.ts';
import type { Album } from './data/albums.ts';

const galleryTrail = [
  { name: albumsContent.home, path: '/' },
  { name: albumsContent.gallery, path: albumsPath },
];

export const albumsHead = (site: SiteConfig): PageHead => ({
  ...resolveHead(albumsContent.head, albumsPath, site),
  structuredData: [breadcrumbData(galleryTrail, site)],
});

export function albumHead({ id, name, description }: Album, site: SiteConfig): PageHead {
  const path = albumPath(id);
  const head = resolveHead(albumContent.head, path, site);
  const named = (text: string) => text.replaceAll('{album}', () => name);
  return {
    ...head,
    title: named(head.title),
    description: description ?? named(head.description),
    keywords: named(head.keywords),
    structuredData: [breadcrumbData([...galleryTrail, { name, path }], site)],
  };
}

/** Gives the shell this page's head, once it is known. */
export function useHead(head: PageHead | undefined) {
  const value = head && JSON.stringify(head);
  useEffect(() => {
    if (value) dispatchSiteEvent('site:head', JSON.parse(value));
  }, [value]);
}
