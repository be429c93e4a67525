import { queryOptions, useQuery } from '@tanstack/react-query';
import { columnsIn } from 'shared/contract/galleryColumns';
import type { Locale } from 'shared/contract/locales';
import * as v from 'valibot';
import { optionalAddress, optionalText, text } from './albums.ts';
import type { Gallery } from './loadGallery.ts';
import { readRows, type Source, useSource } from './readRows.ts';
import { validRows } from './validRows.ts';

const maxFound = 60;

const bengaliZero = '০'.charCodeAt(0);

/** The words of a text as the database's `search_words` splits it: of letters and digits alone. */
export const wordsOf = (written: string): string[] =>
  written
    .toLowerCase()
    .normalize('NFC')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero))
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A row of `gallery_search`: an album, whose id it has, or a photo of that album. */
const foundRow = v.object({
  id: text,
  album_id: text,
  title: v.pipe(v.string(), v.trim()),
  title_bn: optionalText,
  description: optionalText,
  description_bn: optionalText,
  image_url: optionalAddress,
  albums: v.object({ name: text, name_bn: optionalText, cover_image_url: optionalAddress }),
});

const columns = ['id', 'album_id', 'title', 'description', 'image_url', 'year_from', 'year_to'] as const;

const foundColumns = (locale: Locale) =>
  [
    columnsIn(locale, 'gallery_search', columns),
    `albums(${columnsIn(locale, 'albums', ['name', 'cover_image_url'])})`,
  ].join();

const selectFound = (gallery: Gallery, locale: Locale, query: string) =>
  gallery
    .from('gallery_search')
    .select(foundColumns(locale), { count: 'exact' })
    .textSearch('words', query, { config: 'simple' })
    .order('display_order', { nullsFirst: true })
    .order('id')
    .limit(maxFound)
    .retry(false)
    .throwOnError()
    .overrideTypes<v.InferInput<typeof foundRow>[], { merge: false }>();

/** What is searched: all of the words or their beginnings, or any of some years. */
export interface Wanted {
  words: readonly string[];
  isAny: boolean;
}

/** Albums and photos with what is wanted, albums first. */
const searchQuery = (source: Source, { words, isAny }: Wanted) =>
  queryOptions({
    queryKey: ['search', source.content.locale, isAny, ...words],
    queryFn: async () => {
      if (words.length === 0) return { found: [], total: 0 };
      const { rows, count } = await readRows(source, (gallery) =>
        selectFound(
          gallery,
          source.content.locale,
          isAny ? words.join(' | ') : words.map((word) => `${word}:*`).join(' & '),
        ),
      );
      const found = validRows('gallery_search', foundRow, rows).map((row) => ({
        ...row,
        title: row.title_bn || row.title || source.content.untitled,
        description: row.description_bn ?? row.description,
        // An album has its cover of the moment.
        image_url: row.image_url ?? row.albums.cover_image_url,
        albumName: row.albums.name_bn ?? row.albums.name,
      }));
      return { found, total: count ?? rows.length };
    },
  });

export const useSearch = (wanted: Wanted) => useQuery(searchQuery(useSource(), wanted));
