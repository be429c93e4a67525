import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSite } from 'shared/site/useSite';
import { type Album, albumColumns, albumRow, albumsQuery } from './albums.ts';
import { type Gallery, readRows, type Supabase } from './readRows.ts';
import { validRows } from './validRows.ts';

export const selectAlbum = (gallery: Gallery, id: string) =>
  gallery.from('albums').select(albumColumns).eq('id', id).limit(1).throwOnError();

/** One album; null where there is none. */
export const albumQuery = (supabase: Supabase, id: string) =>
  queryOptions({
    queryKey: ['album', id],
    queryFn: async (): Promise<Album | null> => {
      const { rows } = await readRows(supabase, (gallery) => selectAlbum(gallery, id));
      return validRows('albums', albumRow, rows)[0] ?? null;
    },
  });

/** One album. What the list knows of it shows at once. */
export function useAlbum(id: string) {
  const { supabase } = useSite();
  const client = useQueryClient();
  return useQuery({
    ...albumQuery(supabase, id),
    placeholderData: () =>
      client.getQueryData(albumsQuery(supabase).queryKey)?.find((album) => album.id === id),
  });
}
