import { english } from 'shared/language/english';
import { localized } from 'shared/language/LanguageContext';
import { content } from '../content.en.ts';
import { GalleryContent } from '../GalleryContent.ts';
import { AlbumOrList, beforeAlbum } from './AlbumOrList.tsx';

export const AlbumPage = localized(AlbumOrList, english, GalleryContent, content);
export const beforeHydration = beforeAlbum(content.data);
