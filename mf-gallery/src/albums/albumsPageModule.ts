import type { BeforeHydration } from 'shared/contract/page';
import { preloadPicture } from 'shared/images/preloadPicture';
import { albumRow } from '../data/album.ts';
import { earlyRows } from '../data/earlyRead.ts';
import { groupAlbums } from './groupAlbums.ts';

export { AlbumsPage } from './AlbumsPage.tsx';

/** As many as a phone shows at first. */
const coversInSight = 2;

export const beforeHydration: BeforeHydration = async (site) => {
  const [group] = groupAlbums(await earlyRows('albums', albumRow));
  for (const { coverImage } of group?.albums.slice(0, coversInSight) ?? []) {
    if (coverImage) preloadPicture(coverImage, 'thumbnail', site);
  }
};
