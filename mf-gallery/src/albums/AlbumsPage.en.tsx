import { english } from 'shared/language/english';
import { localized } from 'shared/language/LanguageContext';
import { content } from '../content.en.ts';
import { GalleryContent } from '../GalleryContent.ts';
import { Albums, beforeAlbums } from './Albums.tsx';

export const AlbumsPage = localized(Albums, english, GalleryContent, content);
export const beforeHydration = beforeAlbums(content.data);
