import type { SectionDeclaration } from 'shared/contract/section';
import { albumContent } from './album/content.en.ts';
import { albumsContent } from './albums/content.en.ts';
import { selectAlbum } from './data/album.ts';
import { selectAlbums } from './data/albums.ts';
import { firstRead } from './data/firstReads.ts';
import { selectPhotos } from './data/photos.ts';

const albumId = '{albumId}';

export const section = {
  name: 'mf-gallery',
  label: 'The photo gallery',
  routes: [
    {
      path: '/gallery',
      page: 'AlbumsPage',
      module: './src/albums/AlbumsPage.tsx',
      prerender: true,
      head: albumsContent.head,
      reads: async () => [await firstRead(selectAlbums)],
    },
    {
      path: '/gallery/:albumId',
      page: 'AlbumPage',
      module: './src/album/AlbumPage.tsx',
      prerender: true,
      head: albumContent.loadingHead,
      reads: () =>
        Promise.all([
          firstRead((gallery) => selectAlbum(gallery, albumId)),
          firstRead((gallery) => selectPhotos(gallery, albumId)),
        ]),
    },
  ],
} as const satisfies SectionDeclaration;
