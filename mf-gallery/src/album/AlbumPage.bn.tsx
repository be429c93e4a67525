import { bengali } from 'shared/locale/bengali';
import { localized } from 'shared/locale/LocaleContext';
import { content } from '../content.bn.ts';
import { GalleryContext } from '../GalleryContent.ts';
import { AlbumOrList, beforeAlbum } from './AlbumOrList.tsx';

export const AlbumPageBn = localized(AlbumOrList, bengali, GalleryContext, content);
export const beforeHydration = beforeAlbum(content.data);
