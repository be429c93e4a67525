import type { BeforeHydration } from 'shared/contract/page';
import { preloadPicture } from 'shared/images/preloadPicture';
import { earlyRows } from '../data/earlyRead.ts';
import { photoRow } from '../data/photo.ts';
import { photosInSight } from './PhotoGrid.tsx';

export { AlbumPage } from './AlbumPage.tsx';

export const beforeHydration: BeforeHydration = async (site) => {
  const photos = await earlyRows('gallery_images', photoRow);
  for (const { url } of photos.slice(0, photosInSight)) preloadPicture(url, 'grid', site);
};
