import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Photo } from '../data/photo.ts';
import { isOpenedFromAlbum, photoInSearch, photoSearch, tileId } from './photoAddress.ts';

const quietly = { replace: true, preventScrollReset: true };

/** The photo that the address names, and how to change it. */
export function useOpenPhoto(photos: readonly Photo[], isComplete: boolean) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const id = photoInSearch(search);
  const photo = photos.find((each) => each.id === id);
  const isGone = id !== null && isComplete && !photo;
  const [lastId, setLastId] = useState(id);
  if (id !== null && id !== lastId) setLastId(id);

  useEffect(() => {
    if (isGone) navigate({ search: '' }, quietly);
  }, [isGone, navigate]);

  useEffect(() => {
    if (id === null && lastId !== null) document.getElementById(tileId(lastId))?.focus();
  }, [id, lastId]);

  return {
    photo,
    lastId,
    show: (next: string) => navigate({ search: photoSearch(next) }, { ...quietly, state }),
    close: () => (isOpenedFromAlbum(state) ? navigate(-1) : navigate({ search: '' }, quietly)),
  };
}
