import type { Locale } from 'shared/contract/locales';
import type { SectionDeclaration } from 'shared/contract/section';
import { content as bengali } from './content.bn.ts';
import { content as english } from './content.en.ts';
import { selectAlbum } from './data/album.ts';
import { selectAlbums } from './data/albums.ts';
import { firstRead } from './data/firstRead.ts';
import { selectPhotos } from './data/photos.ts';
import { albumsTemplate, albumTemplate } from './heads.ts';

const albumId = '{albumId}';

const listReads = (locale: Locale) => async () => [
  await firstRead('albums', (gallery) => selectAlbums(gallery, locale)),
];
const albumReads = (locale: Locale) => () =>
  Promise.all([
    firstRead('album', (gallery) => selectAlbum(gallery, locale, albumId)),
    firstRead('photos', (gallery) => selectPhotos(gallery, locale, albumId)),
  ]);

export const section = {
  name: 'mf-gallery',
  label: 'The photo gallery',
  bn: { label: 'ফটো গ্যালারি' },
  routes: [
    {
      path: '/gallery',
      page: 'AlbumsPage',
      module: './src/albums/AlbumsPage.en.tsx',
      prerender: true,
      head: albumsTemplate(english),
      reads: listReads('en'),
      bn: {
        page: 'AlbumsPageBn',
        module: './src/albums/AlbumsPage.bn.tsx',
        head: albumsTemplate(bengali),
        reads: listReads('bn'),
      },
    },
    {
      path: '/gallery/:albumId',
      page: 'AlbumPage',
      module: './src/album/AlbumPage.en.tsx',
      prerender: true,
      head: albumTemplate(english),
      reads: albumReads('en'),
      bn: {
        page: 'AlbumPageBn',
        module: './src/album/AlbumPage.bn.tsx',
        head: albumTemplate(bengali),
        reads: albumReads('bn'),
      },
    },
  ],
} as const satisfies SectionDeclaration;
