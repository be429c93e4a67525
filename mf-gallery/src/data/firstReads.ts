import { albumColumns } from './album.ts';
import { photoColumns } from './photo.ts';
import { pageSize } from './readPages.ts';

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

/** What the pages read first, for their HTML to start: exactly the addresses that the queries ask for. */
export const firstReads = {
  albums: {
    path: `albums?${query({
      select: albumColumns,
      order: 'album_groups(display_order).asc,display_order.asc',
      offset: '0',
      limit: String(pageSize),
    })}`,
    prefer: 'count=exact',
  },
  album: { path: `albums?${query({ select: albumColumns })}&id=eq.{albumId}&limit=1` },
  photos: {
    path: `gallery_images?${query({ select: photoColumns })}&album_id=eq.{albumId}&${query({
      order: 'display_order.asc,id.asc',
      offset: '0',
      limit: String(pageSize),
    })}`,
    prefer: 'count=exact',
  },
} as const;
