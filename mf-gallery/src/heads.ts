import { useEffect } from 'react';
import { dispatchSiteEvent } from 'shared/contract/events';
import type { PageHead } from 'shared/contract/page';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { breadcrumbData } from 'shared/head/breadcrumbData';
import { resolveHead } from 'shared/head/resolveHead';
import { albumPath, albumsPath } from './addresses.ts';
import type { Album } from './data/albums.ts';
import type { GalleryContent } from './GalleryContent.ts';

const galleryTrail = ({ albums }: GalleryContent) =>
  [
    { name: albums.home, path: '/' },
    { name: albums.gallery, path: albumsPath },
  ] as const;

/** Photos of children are kept out of search engines. */
const noImageIndex = true as const;

/** As the HTML has them. */
export const albumsTemplate = (content: GalleryContent) => ({
  ...content.albums.head,
  noImageIndex,
  breadcrumb: galleryTrail(content),
});

export const albumTemplate = ({ album }: GalleryContent) => ({ ...album.loadingHead, noImageIndex });

export const albumsHead = (content: GalleryContent, site: SiteConfig): PageHead => ({
  ...resolveHead(albumsTemplate(content), albumsPath, site),
  structuredData: [breadcrumbData(galleryTrail(content), site, content.data.locale)],
});

export function albumHead(
  { id, name, description }: Album,
  content: GalleryContent,
  site: SiteConfig,
): PageHead {
  const path = albumPath(id);
  const head = resolveHead({ ...content.album.head, noImageIndex }, path, site);
  const named = (text: string) => text.replaceAll('{album}', () => name);
  return {
    ...head,
    title: named(head.title),
    description: description ?? named(head.description),
    keywords: named(head.keywords),
    structuredData: [breadcrumbData([...galleryTrail(content), { name, path }], site, content.data.locale)],
  };
}

/** Gives the shell this page's head, once it is known. */
export function useHead(head: PageHead | undefined) {
  const value = head && JSON.stringify(head);
  useEffect(() => {
    if (value) dispatchSiteEvent('site:head', JSON.parse(value));
  }, [value]);
}
