import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Locale } from 'shared/contract/locales';
import type * as v from 'valibot';
import { type Album, albumColumns, albumRow, albumsQuery } from './albums.ts';
import type { Gallery } from './loadGallery.ts';
import { readRows, type Source, useSource } from './readRows.ts';
import { validRows } from './validRows.ts';

export const selectAlbum = (gallery: Gallery, locale: Locale, id: string) =>
  gallery
    .from('albums')
    .select(albumColumns(locale))
    .eq('id', id)
    .limit(1)
    .retry(false)
    .throwOnError()
    .overrideTypes<v.InferInput<typeof albumRow>[], { merge: false }>();

/** One album; null where there is none. */
export const albumQuery = (source: Source, id: string) =>
  queryOptions({
    queryKey: ['album', id, source.content.locale],
    queryFn: async (): Promise<Album | null> => {
      const { rows } = await readRows(source, (gallery) => selectAlbum(gallery, source.content.locale, id), {
        name: 'album',
        parameters: { albumId: id },
      });
      return validRows('albums', albumRow, rows)[0] ?? null;
    },
  });

/** One album. What the list knows of it shows at once. */
export function useAlbum(id: string) {
  const source = useSource();
  const client = useQueryClient();
  return useQuery({
    ...albumQuery(source, id),
    placeholderData: () =>
      client.getQueryData(albumsQuery(source).queryKey)?.find((album) => album.id === id),
  });
}
