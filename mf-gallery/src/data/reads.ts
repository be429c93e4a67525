import { albumColumns } from './album.ts';
import { photoColumns } from './photo.ts';

/** A read of PostgREST: table and parameters, and the value of its `Prefer` header. */
export interface Read {
  path: string;
  prefer?: string;
}

/** Rows asked for at once. PostgREST cuts longer answers off without saying so. */
export const pageSize = 1000;

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

const pageFrom = (offset: number) => ({ offset: String(offset), limit: String(pageSize) });

/** Everything that the gallery asks the database for. */
export const reads = {
  albums: (offset: number): Read => ({
    path: `albums?${query({
      select: albumColumns,
      order: 'album_groups(display_order).asc,display_order.asc',
      ...pageFrom(offset),
    })}`,
    prefer: 'count=exact',
  }),
  album: (id: string): Read => ({
    path: `albums?${query({ select: albumColumns, id: `eq.${id}`, limit: '1' })}`,
  }),
  photos: (albumId: string, offset: number): Read => ({
    path: `gallery_images?${query({
      select: photoColumns,
      album_id: `eq.${albumId}`,
      order: 'display_order.asc,id.asc',
      ...pageFrom(offset),
    })}`,
    prefer: 'count=exact',
  }),
};
