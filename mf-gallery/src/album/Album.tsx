import { useSite } from 'shared/site/useSite';
import { Notice } from 'shared/ui/Notice';
import { useAlbum } from '../data/album.ts';
import { type AlbumPhotos, usePhotos } from '../data/photos.ts';
import { useShownData } from '../data/useShownData.ts';
import { useGalleryContent } from '../GalleryContent.ts';
import { albumHead, useHead } from '../heads.ts';
import { LightboxSlot } from '../lightbox/LightboxSlot.tsx';
import { QueryNotice } from '../QueryNotice.tsx';
import { AlbumFrame, ToGallery } from './AlbumFrame.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { useOpenPhoto } from './useOpenPhoto.ts';

/** An album whose id may exist. */
export function Album({ id }: { id: string }) {
  const site = useSite();
  const all = useGalleryContent();
  const content = all.album;
  const album = useAlbum(id);
  const photos = usePhotos(id);
  const { shown, rises } = useShownData(photos.data);
  const found = album.data ?? undefined;
  const isMissing = album.data === null || photos.data?.photos.length === 0;
  useHead(found && !isMissing ? albumHead(found, all, site) : undefined);

  if (isMissing) return <ToGallery />;

  const retry = () => {
    for (const query of [album, photos]) if (query.isError) query.refetch();
  };
  if (!found || !shown) {
    const waiting = [album, photos].find(({ isError }) => isError) ?? (found ? photos : album);
    // Without the album's words until its photos are there too: they would push down what is below.
    return (
      <AlbumFrame album={waiting.isError ? found : undefined}>
        <QueryNotice query={waiting} onRetry={retry} loading={content.loading} failed={content.failed} />
      </AlbumFrame>
    );
  }
  return (
    <AlbumFrame album={found}>
      <Photos albumName={found.name} {...shown} rises={rises} />
      {photos.isError && !shown.isComplete && (
        <Notice kind="error" title={content.incomplete} onRetry={retry}>
          <p>{photos.error.message}</p>
        </Notice>
      )}
    </AlbumFrame>
  );
}

/** The photos of an album, and the one that the address opens. */
function Photos({
  albumName,
  photos,
  isComplete,
  rises,
}: AlbumPhotos & { albumName: string; rises: boolean }) {
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
