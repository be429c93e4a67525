import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'shared/router';
import { isOpenedFromAlbum, openedFromAlbum, photoInSearch, photoSearch, tileId } from '../addresses.ts';
import type { Photo } from '../data/photos.ts';

const quietly = { replace: true, preventScrollReset: true };

/** The photo that the address names, and how to change it. */
export function useOpenPhoto(photos: readonly Photo[], isComplete: boolean) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const id = photoInSearch(search);
  const photo = photos.find((each) => each.id === id);
  const isGone = id !== null && isComplete && !photo;
  const [seen, setSeen] = useState({ id, lastId: id });
  if (id !== seen.id) setSeen({ id, lastId: id ?? seen.lastId });
  const { lastId } = seen;

  useEffect(() => {
    if (isGone) navigate({ search: '' }, quietly);
  }, [isGone, navigate]);

  const isFirstPage = photo !== undefined && !isOpenedFromAlbum(state);
  useEffect(() => {
    if (!isFirstPage) return;
    // Whoever comes by a shared link has the album one step back, as whoever opened the photo there.
    navigate({ search: '' }, quietly);
    navigate({ search }, { preventScrollReset: true, state: openedFromAlbum });
  }, [isFirstPage, navigate, search]);

  useEffect(() => {
    if (id === null && lastId !== null) document.getElementById(tileId(lastId))?.focus();
  }, [id, lastId]);

  return {
    photo,
    lastId,
    show: (next: string) => navigate({ search: photoSearch(next) }, { ...quietly, state }),
    /** Goes back to the album and there to the photo that was shown last. */
    close: (shownLast: string) => {
      setSeen({ id, lastId: shownLast });
      navigate(-1);
    },
  };
}
