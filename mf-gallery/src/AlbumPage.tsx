import type { BeforeHydration } from 'shared/contract/page';
import { preloadPicture } from 'shared/images/preloadPicture';
import { useParams } from 'shared/router';
import { isPossibleId } from './addresses.ts';
import { Album } from './album/Album.tsx';
import { ToGallery } from './album/AlbumFrame.tsx';
import { photosInSight } from './album/PhotoGrid.tsx';
import { GalleryData, queryClient } from './data/GalleryData.tsx';
import { photosQuery } from './data/photos.ts';
import type { GalleryContent } from './GalleryContent.ts';

export const beforeHydration: BeforeHydration<GalleryContent> = async ({ supabase, ...site }, { data }) => {
  const albumId = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
  if (!isPossibleId(albumId)) return;
  const { photos } = await queryClient.ensureQueryData(photosQuery({ supabase, content: data }, albumId));
  for (const { url } of photos.slice(0, photosInSight)) preloadPicture(url, 'grid', site);
};

export function AlbumPage({ content }: { content: GalleryContent }) {
  const { albumId = '' } = useParams();
  return (
    <GalleryData content={content}>
      {isPossibleId(albumId) ? <Album key={albumId} id={albumId} /> : <ToGallery />}
    </GalleryData>
  );
}
