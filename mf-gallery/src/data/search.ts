import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSite } from 'shared/site/useSite';
import * as v from 'valibot';
import { optionalAddress, optionalText, text } from './albums.ts';
import { dataContent } from './content.en.ts';
import { type Gallery, readRows, type Supabase } from './readRows.ts';
import { validRows } from './validRows.ts';

const maxFound = 60;

/** The words of a text as the database's `search_words` splits it: of letters and digits alone. */
export const wordsOf = (written: string): string[] =>
  written
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A row of `gallery_search`: an album, whose id it has, or a photo of that album. */
const foundRow = v.object({
  id: text,
  album_id: text,
  title: v.pipe(
    v.string(),
    v.transform((title) => title.trim() || dataContent.untitled),
  ),
  description: optionalText,
  image_url: optionalAddress,
  albums: v.object({ name: text }),
});

const selectFound = (gallery: Gallery, words: readonly string[]) =>
  gallery
    .from('gallery_search')
    .select('id,album_id,title,description,image_url,albums(name)', { count: 'exact' })
    .textSearch('words', words.map((word) => `${word}:*`).join(' & '), { config: 'simple' })
    .order('display_order', { nullsFirst: true })
    .order('id')
    .limit(maxFound)
    .throwOnError();

/** Albums and photos with all of the words or their beginnings, albums first. */
const searchQuery = (supabase: Supabase, words: readonly string[]) =>
  queryOptions({
    queryKey: ['search', ...words],
    queryFn: async () => {
      if (words.length === 0) return { found: [], total: 0 };
      const { rows, count } = await readRows(supabase, (gallery) => selectFound(gallery, words));
      return { found: validRows('gallery_search', foundRow, rows), total: count ?? rows.length };
    },
  });

export const useSearch = (words: readonly string[]) => useQuery(searchQuery(useSite().supabase, words));
