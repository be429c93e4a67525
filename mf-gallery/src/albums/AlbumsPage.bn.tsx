import { bengali } from 'shared/locale/bengali';
import { localized } from 'shared/locale/LocaleContext';
import { content } from '../content.bn.ts';
import { GalleryContext } from '../GalleryContent.ts';
import { Albums, beforeAlbums } from './Albums.tsx';

export const AlbumsPageBn = localized(Albums, bengali, GalleryContext, content);
export const beforeHydration = beforeAlbums(content.data);
