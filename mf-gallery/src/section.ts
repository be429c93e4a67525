import type { SectionDeclaration } from 'shared/contract/section';
import { albumContent } from './album/content.en.ts';
import { albumsContent } from './albums/content.en.ts';
import { firstReads } from './data/firstReads.ts';

export const section = {
  name: 'mf-gallery',
  label: 'The photo gallery',
  routes: [
    {
      path: '/gallery',
      page: 'AlbumsPage',
      module: './src/albums/albumsPageModule.ts',
      prerender: true,
      head: albumsContent.head,
      reads: [firstReads.albums],
    },
    {
      path: '/gallery/:albumId',
      page: 'AlbumPage',
      module: './src/album/albumPageModule.ts',
      prerender: true,
      head: albumContent.loadingHead,
      reads: [firstReads.album, firstReads.photos],
    },
  ],
} as const satisfies SectionDeclaration;
