import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { type Album, albumColumns, albumRow } from './album.ts';
import { galleryTables } from './galleryTables.ts';
import { type Photo, photoColumns, photoRow } from './photo.ts';
import { ReadError } from './ReadError.ts';
import { readPages } from './readPages.ts';
import { validRows } from './validRows.ts';

type Supabase = SiteConfig['supabase'];

const albumListKey = ['albums'];

/** Every album with its group. */
export const albumListQuery = (supabase: Supabase) =>
  queryOptions({
    queryKey: albumListKey,
    queryFn: async ({ signal }) => {
      const tables = await galleryTables(supabase);
      const albums: Album[] = [];
      const pages = readPages((from, to) =>
        tables
          .from('albums')
          .select(albumColumns, { count: 'exact' })
          .order('album_groups(display_order)')
          .order('display_order')
          .range(from, to)
          .abortSignal(signal)
          .retry(false)
          .throwOnError(),
      );
      for await (const rows of pages) albums.push(...validRows('albums', albumRow, rows));
      return albums;
    },
  });

/** One album; null where there is none. What the list knows of it shows at once. */
export const albumQuery = (supabase: Supabase, id: string, client: QueryClient) =>
  queryOptions({
    queryKey: ['album', id],
    placeholderData: () => client.getQueryData<Album[]>(albumListKey)?.find((album) => album.id === id),
    queryFn: async ({ signal }): Promise<Album | null> => {
      const tables = await galleryTables(supabase);
      const answer = tables
        .from('albums')
        .select(albumColumns)
        .eq('id', id)
        .limit(1)
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      const { data } = await answer.then((found) => found, nothingWhereInvalid);
      return validRows('albums', albumRow, data ?? [])[0] ?? null;
    },
  });

export interface AlbumPhotos {
  photos: Photo[];
  /** `false` while the rest of a large album is on its way, or could not be read. */
  isComplete: boolean;
}

/** The photos of an album, in order. The first thousand are there before the last. */
export const photosQuery = (supabase: Supabase, albumId: string) =>
  queryOptions({
    queryKey: ['photos', albumId],
    queryFn: async ({ client, queryKey, signal }): Promise<AlbumPhotos> => {
      const tables = await galleryTables(supabase);
      const isFirstRead = client.getQueryData(queryKey) === undefined;
      let photos: Photo[] = [];
      const pages = readPages((from, to) =>
        tables
          .from('gallery_images')
          .select(photoColumns, { count: 'exact' })
          .eq('album_id', albumId)
          .order('display_order')
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .retry(false)
          .throwOnError()
          .then((page) => page, nothingWhereInvalid),
      );
      for await (const rows of pages) {
        photos = [...photos, ...validRows('gallery_images', photoRow, rows)];
        if (isFirstRead && photos.length > 0) client.setQueryData(queryKey, { photos, isComplete: false });
      }
      return { photos, isComplete: true };
    },
  });

/** Postgres's invalid_text_representation: an id that cannot be one is one that is not there. */
function nothingWhereInvalid(error: unknown) {
  if (error instanceof ReadError && error.code === '22P02') return { data: [], count: 0 };
  throw error;
}
