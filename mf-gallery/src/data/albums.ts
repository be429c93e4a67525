import { queryOptions, useQuery } from '@tanstack/react-query';
import { columnsIn } from 'shared/contract/galleryColumns';
import type { Locale } from 'shared/contract/locales';
import { isWebAddress } from 'shared/images/presets';
import * as v from 'valibot';
import type { Gallery } from './loadGallery.ts';
import { pageSize, readPages } from './readPages.ts';
import { type Source, useSource } from './readRows.ts';
import { validRows } from './validRows.ts';

/** Types cannot follow a choice of columns: the rows are validated. */
export const albumColumns = (locale: Locale) =>
  [
    columnsIn(locale, 'albums', [
      'id',
      'group_id',
      'name',
      'cover_image_url',
      'description',
      'image_count',
      'decades',
    ]),
    `album_groups(${columnsIn(locale, 'album_groups', ['name', 'display_order'])})`,
  ].join();

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
    name_bn: optionalText,
    cover_image_url: optionalAddress,
    description: optionalText,
    description_bn: optionalText,
    decades: v.nullish(v.array(v.number()), []),
    image_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    album_groups: v.nullish(v.object({ name: text, name_bn: optionalText })),
  }),
  v.transform((row) => ({
    id: row.id,
    /** Of its group: in English, by which it is known, and as it is shown. */
    group: row.album_groups && {
      key: row.album_groups.name,
      name: row.album_groups.name_bn ?? row.album_groups.name,
    },
    name: row.name_bn ?? row.name,
    coverImage: row.cover_image_url,
    description: row.description_bn ?? row.description,
    imageCount: row.image_count,
    /** Of its photos that have a year: 1990. */
    decades: row.decades,
  })),
);

export type Album = v.InferOutput<typeof albumRow>;

export const selectAlbums = (gallery: Gallery, locale: Locale, offset = 0) =>
  gallery
    .from('albums')
    .select(albumColumns(locale), { count: 'exact' })
    .order('album_groups(display_order)')
    .order('display_order')
    .range(offset, offset + pageSize - 1)
    .retry(false)
    .throwOnError()
    .overrideTypes<v.InferInput<typeof albumRow>[], { merge: false }>();

const selectIn =
  ({ content }: Source) =>
  (gallery: Gallery, offset: number) =>
    selectAlbums(gallery, content.locale, offset);

/** Every album with its group. */
export const albumsQuery = (source: Source) =>
  queryOptions({
    queryKey: ['albums', source.content.locale],
    queryFn: async () => {
      const albums: Album[] = [];
      for await (const rows of readPages(source, selectIn(source), { name: 'albums' })) {
        albums.push(...validRows('albums', albumRow, rows));
      }
      return albums;
    },
  });

export const useAlbums = () => useQuery(albumsQuery(useSource()));
