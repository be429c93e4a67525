import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSite } from 'shared/site/useSite';
import { Notice } from 'shared/ui/Notice';
import { albumListQuery } from '../data/albums.queries.ts';
import { useTransitioned } from '../data/useTransitioned.ts';
import { QueryNotice } from '../notices/QueryNotice.tsx';
import { AlbumGroups } from './AlbumGroups.tsx';
import { albumsContent as content } from './content.en.ts';

/** The albums under the headings of their groups. */
export function AlbumList() {
  const query = useQuery(albumListQuery(useSite().supabase));
  const albums = useTransitioned(query.data);
  const [wasThere] = useState(query.data !== undefined);

  if (!albums) {
    return (
      <QueryNotice
        query={query}
        onRetry={() => query.refetch()}
        loading={content.loading}
        failed={content.failed}
      />
    );
  }
  if (albums.length === 0) {
    return (
      <Notice kind="empty" title={content.empty}>
        <p>{content.emptyHint}</p>
      </Notice>
    );
  }
  return <AlbumGroups albums={albums} rises={!wasThere} />;
}
