import { bengali } from 'shared/language/bengali';
import { localized } from 'shared/language/LanguageContext';
import { content } from '../content.bn.ts';
import { GalleryContent } from '../GalleryContent.ts';
import { AlbumOrList, beforeAlbum } from './AlbumOrList.tsx';

export const AlbumPageBn = localized(AlbumOrList, bengali, GalleryContent, content);
export const beforeHydration = beforeAlbum(content.data);
