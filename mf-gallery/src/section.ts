import type { SectionDeclaration } from 'shared/contract/section';
import { albumContent } from './album/content.en.ts';
import { albumsContent } from './albums/content.en.ts';

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
    },
    {
      path: '/gallery/:albumId',
      page: 'AlbumPage',
      module: './src/album/AlbumPage.tsx',
      prerender: true,
      head: albumContent.loadingHead,
    },
  ],
} as const satisfies SectionDeclaration;
