import { useEffect } from 'react';
import { useNavigate } from 'shared/router';
import { albumsPath } from '../addresses.ts';
import { LoadingText } from '../QueryNotice.tsx';
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
      <LoadingText>{content.loading}</LoadingText>
    </AlbumFrame>
  );
}
