import type { SectionDeclaration } from 'shared/contract/section';
import { content as bn } from './content.bn.ts';
import { content as en } from './content.en.ts';
import { selectAlbum } from './data/album.ts';
import { selectAlbums } from './data/albums.ts';
import { firstRead } from './data/firstRead.ts';
import { selectPhotos } from './data/photos.ts';
import { albumsTemplate, albumTemplate } from './heads.ts';

/** Stands for that part of the page's path. */
const albumId = '{albumId}';

export const section = {
  name: 'mf-gallery',
  label: { en: 'The photo gallery', bn: 'ফটো গ্যালারি' },
  routes: [
    {
      path: '/gallery',
      module: './src/AlbumsPage.tsx',
      prerender: true,
      head: { en: albumsTemplate(en), bn: albumsTemplate(bn) },
      reads: async (locale) => [await firstRead('albums', (gallery) => selectAlbums(gallery, locale))],
    },
    {
      path: '/gallery/:albumId',
      module: './src/AlbumPage.tsx',
      prerender: true,
      head: { en: albumTemplate(en), bn: albumTemplate(bn) },
      reads: (locale) =>
        Promise.all([
          firstRead('album', (gallery) => selectAlbum(gallery, locale, albumId)),
          firstRead('photos', (gallery) => selectPhotos(gallery, locale, albumId)),
        ]),
    },
  ],
} satisfies SectionDeclaration;
