import { english } from 'shared/locale/english';
import { localized } from 'shared/locale/LocaleContext';
import { content } from '../content.en.ts';
import { GalleryContext } from '../GalleryContent.ts';
import { Albums, beforeAlbums } from './Albums.tsx';

export const AlbumsPage = localized(Albums, english, GalleryContext, content);
export const beforeHydration = beforeAlbums(content.data);
