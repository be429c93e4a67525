import type { Database } from './database.ts';
import { firstLocale, type Locale, localeCodes } from './locales.ts';

type Tables = Database['public']['Tables'];

/** What visitors read of a table: its columns, and those of them that have a translation in `<column>_<locale>`. */
interface ReadableColumns<Name extends keyof Tables> {
  columns: readonly (keyof Tables[Name]['Row'])[];
  translated: readonly ('name' | 'title' | 'description')[];
}

/** The one list of what visitors may read: for the gallery's queries, and for the office's `check`. */
const galleryColumns = {
  album_groups: { columns: ['id', 'name', 'display_order'], translated: ['name'] },
  albums: {
    columns: [
      'id',
      'group_id',
      'name',
      'cover_image_url',
      'description',
      'image_count',
      'decades',
      'display_order',
    ],
    translated: ['name', 'description'],
  },
  gallery_images: {
    columns: [
      'id',
      'album_id',
      'cloudinary_url',
      'title',
      'description',
      'uploaded_at',
      'display_order',
      'width',
      'height',
      'dominant_color',
      'year_from',
      'year_to',
      'credit',
      'is_cover',
    ],
    translated: ['title', 'description'],
  },
  gallery_search: {
    columns: [
      'id',
      'album_id',
      'title',
      'description',
      'image_url',
      'year_from',
      'year_to',
      'display_order',
      'words',
    ],
    translated: ['title', 'description'],
  },
} as const satisfies { [Name in GalleryTable]: ReadableColumns<Name> };

export const galleryTables = ['album_groups', 'albums', 'gallery_images', 'gallery_search'] as const;
export type GalleryTable = (typeof galleryTables)[number];

type Columns = typeof galleryColumns;

/** What nobody but the office may read of a table. */
export type HiddenColumn<Name extends GalleryTable> = Exclude<
  keyof Tables[Name]['Row'],
  Columns[Name]['columns'][number] | `${Columns[Name]['translated'][number]}_${string}`
>;

/** A `select` of columns for a page in that locale, with their translations: `id,name,name_bn`. */
export function columnsIn<Name extends GalleryTable>(
  locale: Locale,
  table: Name,
  columns: readonly Columns[Name]['columns'][number][],
): string {
  const translated: readonly string[] = locale === 'en' ? [] : galleryColumns[table].translated;
  return columns
    .flatMap((column) => (translated.includes(column) ? [column, `${column}_${locale}`] : [column]))
    .join();
}

/** A `select` of every column that visitors may read of a table, in all locales. */
export function readableColumns(table: GalleryTable): string {
  const { columns, translated } = galleryColumns[table];
  const locales = localeCodes.filter((locale) => locale !== firstLocale);
  return [
    ...columns,
    ...translated.flatMap((column) => locales.map((locale) => `${column}_${locale}`)),
  ].join();
}
