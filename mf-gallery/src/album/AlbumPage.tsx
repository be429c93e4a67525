import { useParams } from 'shared/router';
import { GalleryData } from '../data/GalleryData.tsx';
import { Album } from './Album.tsx';
import { isPossibleId } from './isPossibleId.ts';
import { ToGallery } from './ToGallery.tsx';

export function AlbumPage() {
  const { albumId = '' } = useParams();
  return (
    <GalleryData>{isPossibleId(albumId) ? <Album key={albumId} id={albumId} /> : <ToGallery />}</GalleryData>
  );
}
