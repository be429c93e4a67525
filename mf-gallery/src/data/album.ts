import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LanguageCode } from 'shared/language/Language';
import type * as v from 'valibot';
import { type Album, albumColumns, albumRow, albumsQuery } from './albums.ts';
import { type Gallery, readRows, type Source, useSource } from './readRows.ts';
import { validRows } from './validRows.ts';

export const selectAlbum = (gallery: Gallery, language: LanguageCode, id: string) =>
  gallery
    .from('albums')
    .select(albumColumns[language])
    .eq('id', id)
    .limit(1)
    .throwOnError()
    .overrideTypes<v.InferInput<typeof albumRow>[], { merge: false }>();

/** One album; null where there is none. */
export const albumQuery = (source: Source, id: string) =>
  queryOptions({
    queryKey: ['album', id, source.words.language],
    queryFn: async (): Promise<Album | null> => {
      const { rows } = await readRows(source, (gallery) => selectAlbum(gallery, source.words.language, id));
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
