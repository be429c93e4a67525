import type { BeforeHydration } from 'shared/contract/page';
import { preloadPicture } from 'shared/images/preloadPicture';
import { earlyRows } from '../data/earlyRead.ts';
import { photoRow } from '../data/photo.ts';

export { AlbumPage } from './AlbumPage.tsx';

/** As many as a phone shows at first. */
const photosInSight = 2;

export const beforeHydration: BeforeHydration = async (site) => {
  const photos = await earlyRows('gallery_images', photoRow);
  for (const { url } of photos.slice(0, photosInSight)) preloadPicture(url, 'grid', site);
};
