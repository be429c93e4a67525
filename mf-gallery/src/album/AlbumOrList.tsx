import type { BeforeHydration } from 'shared/contract/page';
import { preloadPicture } from 'shared/images/preloadPicture';
import { useParams } from 'shared/router';
import { isPossibleId } from '../addresses.ts';
import { GalleryData, queryClient } from '../data/GalleryData.tsx';
import { photosQuery } from '../data/photos.ts';
import type { GalleryContent } from '../GalleryContent.ts';
import { Album } from './Album.tsx';
import { ToGallery } from './AlbumFrame.tsx';
import { photosInSight } from './PhotoGrid.tsx';

export const beforeAlbum =
  (content: GalleryContent['data']): BeforeHydration =>
  async ({ supabase, ...site }) => {
    const albumId = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
    if (!isPossibleId(albumId)) return;
    const { photos } = await queryClient.ensureQueryData(photosQuery({ supabase, content }, albumId));
    for (const { url } of photos.slice(0, photosInSight)) preloadPicture(url, 'grid', site);
  };

export function AlbumOrList() {
  const { albumId = '' } = useParams();
  return (
    <GalleryData>{isPossibleId(albumId) ? <Album key={albumId} id={albumId} /> : <ToGallery />}</GalleryData>
  );
}
