import { bengali } from 'shared/language/bengali';
import { localized } from 'shared/language/LanguageContext';
import { content } from '../content.bn.ts';
import { GalleryContent } from '../GalleryContent.ts';
import { Albums, beforeAlbums } from './Albums.tsx';

export const AlbumsPageBn = localized(Albums, bengali, GalleryContent, content);
export const beforeHydration = beforeAlbums(content.data);
