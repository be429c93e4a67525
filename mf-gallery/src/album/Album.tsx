import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSite } from 'shared/site/useSite';
import { Notice } from 'shared/ui/Notice';
import { albumQuery, photosQuery } from '../data/albums.queries.ts';
import { useTransitioned } from '../data/useTransitioned.ts';
import { useHead } from '../head/useHead.ts';
import { QueryNotice } from '../notices/QueryNotice.tsx';
import { AlbumFrame } from './AlbumFrame.tsx';
import { AlbumPhotosView } from './AlbumPhotosView.tsx';
import { albumHead } from './albumHead.ts';
import { albumContent as content } from './content.en.ts';
import { ToGallery } from './ToGallery.tsx';

/** An album whose id may exist. */
export function Album({ id }: { id: string }) {
  const site = useSite();
  const album = useQuery(albumQuery(site.supabase, id, useQueryClient()));
  const photos = useQuery(photosQuery(site.supabase, id));
  const shown = useTransitioned(photos.data);
  const [wasThere] = useState(photos.data !== undefined);
  const found = album.data ?? undefined;
  const isMissing = album.data === null || photos.data?.photos.length === 0;
  useHead(found && !isMissing ? albumHead(found, site) : undefined);

  if (isMissing) return <ToGallery />;

  const retry = () => {
    for (const query of [album, photos]) if (query.isError) query.refetch();
  };
  if (!found || !shown) {
    const waiting = [album, photos].find(({ isError }) => isError) ?? (found ? photos : album);
    // Without the album's words until its photos are there too: they would push down what stands below.
    return (
      <AlbumFrame album={waiting.isError ? found : undefined}>
        <QueryNotice query={waiting} onRetry={retry} loading={content.loading} failed={content.failed} />
      </AlbumFrame>
    );
  }
  return (
    <AlbumFrame album={found}>
      <AlbumPhotosView albumName={found.name} {...shown} rises={!wasThere} />
      {photos.isError && !shown.isComplete && (
        <Notice kind="error" title={content.incomplete} onRetry={retry}>
          <p>{photos.error.message}</p>
        </Notice>
      )}
    </AlbumFrame>
  );
}
