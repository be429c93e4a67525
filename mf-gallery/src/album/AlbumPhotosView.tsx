import type { AlbumPhotos } from '../data/albums.queries.ts';
import { LightboxSlot } from '../lightbox/LightboxSlot.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { useOpenPhoto } from './useOpenPhoto.ts';

interface AlbumPhotosViewProps extends AlbumPhotos {
  albumName: string;
  /** The photos rise in one by one: on a first visit, not on return. */
  rises: boolean;
}

/** The photos of an album, and the one that the address opens. */
export function AlbumPhotosView({ albumName, photos, isComplete, rises }: AlbumPhotosViewProps) {
  const { photo, lastId, show, close } = useOpenPhoto(photos, isComplete);
  return (
    <>
      <PhotoGrid photos={photos} rises={rises} shownId={lastId} />
      {photo && (
        <LightboxSlot albumName={albumName} photos={photos} openId={photo.id} onView={show} onClose={close} />
      )}
    </>
  );
}
