import type { FirstRead } from 'shared/contract/section';
import { albumColumns } from './album.ts';
import { photoColumns } from './photo.ts';

/** Rows asked for at once. PostgREST cuts longer answers off without saying so. */
export const pageSize = 1000;

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

const pageFrom = (offset: number) => ({ offset: String(offset), limit: String(pageSize) });

/** Everything that the gallery asks the database for. */
export const reads = {
  albums: (offset: number): FirstRead => ({
    path: `albums?${query({
      select: albumColumns,
      order: 'album_groups(display_order).asc,display_order.asc',
      ...pageFrom(offset),
    })}`,
    prefer: 'count=exact',
  }),
  album: (id: string): FirstRead => ({
    path: `albums?${query({ select: albumColumns, id: `eq.${id}`, limit: '1' })}`,
  }),
  photos: (albumId: string, offset: number): FirstRead => ({
    path: `gallery_images?${query({
      select: photoColumns,
      album_id: `eq.${albumId}`,
      order: 'display_order.asc,id.asc',
      ...pageFrom(offset),
    })}`,
    prefer: 'count=exact',
  }),
};
