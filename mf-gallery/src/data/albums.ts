import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWebAddress } from 'shared/images/presets';
import { useSite } from 'shared/site/useSite';
import * as v from 'valibot';
import { pageSize, readPages } from './readPages.ts';
import type { Gallery, Supabase } from './readRows.ts';
import { validRows } from './validRows.ts';

export const albumColumns =
  'id,group_id,name,cover_image_url,description,image_count,album_groups(name,display_order)';

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
export const optionalText = v.pipe(
  v.nullish(v.string()),
  v.transform((words) => words?.trim() || undefined),
);
export const optionalAddress = v.pipe(
  v.nullish(v.string()),
  v.transform((address) => (address && isWebAddress(address) ? address : undefined)),
);

/** A row of `albums` with its group. */
export const albumRow = v.pipe(
  v.object({
    id: text,
    name: text,
    cover_image_url: optionalAddress,
    description: optionalText,
    image_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    album_groups: v.nullish(v.object({ name: text })),
  }),
  v.transform((row) => ({
    id: row.id,
    groupName: row.album_groups?.name,
    name: row.name,
    coverImage: row.cover_image_url,
    description: row.description,
    imageCount: row.image_count,
  })),
);

export type Album = v.InferOutput<typeof albumRow>;

export const selectAlbums = (gallery: Gallery, offset = 0) =>
  gallery
    .from('albums')
    .select(albumColumns, { count: 'exact' })
    .order('album_groups(display_order)')
    .order('display_order')
    .range(offset, offset + pageSize - 1)
    .throwOnError();

/** Every album with its group. */
export const albumsQuery = (supabase: Supabase) =>
  queryOptions({
    queryKey: ['albums'],
    queryFn: async () => {
      const albums: Album[] = [];
      for await (const rows of readPages(supabase, selectAlbums)) {
        albums.push(...validRows('albums', albumRow, rows));
      }
      return albums;
    },
  });

export const useAlbums = () => useQuery(albumsQuery(useSite().supabase));
