import { useEffect } from 'react';
import { useNavigate } from 'shared/router';
import { albumsPath } from '../albums/albumsHead.ts';
import { LoadingText } from '../notices/LoadingText.tsx';
import { AlbumFrame } from './AlbumFrame.tsx';
import { albumContent as content } from './content.en.ts';

/** Sends the visitor to the list; Back does not lead here again. */
export function ToGallery() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(albumsPath, { replace: true });
  }, [navigate]);

  return (
    <AlbumFrame>
      <LoadingText failures={0}>{content.loading}</LoadingText>
    </AlbumFrame>
  );
}
