import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SiteConfig } from 'shared/contract/siteConfig';
import { type Album, albumRow } from './album.ts';
import { type Photo, photoRow } from './photo.ts';
import { ReadError } from './ReadError.ts';
import { readPages } from './readPages.ts';
import { type Page, readRows } from './readRows.ts';
import { reads } from './reads.ts';
import { validRows } from './validRows.ts';

type Supabase = SiteConfig['supabase'];

const albumListKey = ['albums'];

/** Every album with its group. */
export const albumListQuery = (supabase: Supabase) =>
  queryOptions({
    queryKey: albumListKey,
    queryFn: async ({ signal }) => {
      const albums: Album[] = [];
      const pages = readPages((offset) => readRows(supabase, reads.albums(offset), signal));
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
      const { rows } = await readRows(supabase, reads.album(id), signal).catch(nothingWhereInvalid);
      return validRows('albums', albumRow, rows)[0] ?? null;
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
      const isFirstRead = client.getQueryData(queryKey) === undefined;
      let photos: Photo[] = [];
      const pages = readPages((offset) =>
        readRows(supabase, reads.photos(albumId, offset), signal).catch(nothingWhereInvalid),
      );
      for await (const rows of pages) {
        photos = [...photos, ...validRows('gallery_images', photoRow, rows)];
        if (isFirstRead && photos.length > 0) client.setQueryData(queryKey, { photos, isComplete: false });
      }
      return { photos, isComplete: true };
    },
  });

/** Postgres's invalid_text_representation: an id that cannot be one is one that is not there. */
function nothingWhereInvalid(error: unknown): Page {
  if (error instanceof ReadError && error.code === '22P02') return { rows: [], count: 0 };
  throw error;
}
