import { useEffect } from 'react';
import { dispatchSiteEvent } from 'shared/contract/events';
import type { PageHead } from 'shared/contract/page';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { breadcrumbData } from 'shared/head/breadcrumbData';
import { resolveHead } from 'shared/head/resolveHead';
import { albumPath, albumsPath } from './addresses.ts';
import type { Album } from './data/albums.ts';
import type { GalleryTexts } from './GalleryContent.ts';

const galleryTrail = ({ albums }: GalleryTexts) => [
  { name: albums.home, path: '/' },
  { name: albums.gallery, path: albumsPath },
];

export const albumsHead = (texts: GalleryTexts, site: SiteConfig): PageHead => ({
  ...resolveHead(texts.albums.head, albumsPath, site),
  structuredData: [breadcrumbData(galleryTrail(texts), site, texts.data.language)],
});

export function albumHead({ id, name, description }: Album, texts: GalleryTexts, site: SiteConfig): PageHead {
  const path = albumPath(id);
  const head = resolveHead(texts.album.head, path, site);
  const named = (text: string) => text.replaceAll('{album}', () => name);
  return {
    ...head,
    title: named(head.title),
    description: description ?? named(head.description),
    keywords: named(head.keywords),
    structuredData: [breadcrumbData([...galleryTrail(texts), { name, path }], site, texts.data.language)],
  };
}

/** Gives the shell this page's head, once it is known. */
export function useHead(head: PageHead | undefined) {
  const value = head && JSON.stringify(head);
  useEffect(() => {
    if (value) dispatchSiteEvent('site:head', JSON.parse(value));
  }, [value]);
}
