import { english } from 'shared/locale/english';
import { localized } from 'shared/locale/LocaleContext';
import { content } from '../content.en.ts';
import { GalleryContext } from '../GalleryContent.ts';
import { AlbumOrList, beforeAlbum } from './AlbumOrList.tsx';

export const AlbumPage = localized(AlbumOrList, english, GalleryContext, content);
export const beforeHydration = beforeAlbum(content.data);
