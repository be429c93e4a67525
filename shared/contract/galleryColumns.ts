import type { Database } from './database.ts';
import type { Locale } from './locales.ts';

type Tables = Database['public']['Tables'];

/** The one list of what visitors may read, for the gallery's queries and the office's `check`; `translated` also in `<column>_<locale>`. */
const galleryColumns = {
  album_groups: { columns: 'id name display_order', translated: 'name' },
  albums: {
    columns: 'id group_id name cover_image_url description image_count decades display_order',
    translated: 'name description',
  },
  gallery_images: {
    columns:
      'id album_id cloudinary_url title description uploaded_at display_order width height dominant_color year_from year_to credit is_cover',
    translated: 'title description',
  },
  gallery_search: {
    columns: 'id album_id title description image_url year_from year_to display_order words',
    translated: 'title description',
  },
} as const;

/** In which the tables have translations: each has a migration. Pages of others show the first locale's words. */
const columnLocales: readonly Locale[] = ['bn'];

export const galleryTables = ['album_groups', 'albums', 'gallery_images', 'gallery_search'] as const;
export type GalleryTable = (typeof galleryTables)[number];

type Columns = typeof galleryColumns;
type Word<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Word<Rest> : Text;
type ReadableColumn<Name extends GalleryTable> = Word<Columns[Name]['columns']>;

/** What nobody but the office may read of a table. */
export type HiddenColumn<Name extends GalleryTable> = Exclude<
  keyof Tables[Name]['Row'],
  ReadableColumn<Name> | `${Word<Columns[Name]['translated']>}_${string}`
>;

/** A `select` of columns for a page in that locale, with their translations: `id,name,name_bn`. */
export function columnsIn<Name extends GalleryTable>(
  locale: Locale,
  table: Name,
  columns: readonly ReadableColumn<Name>[],
): string {
  const translated = columnLocales.includes(locale) ? galleryColumns[table].translated.split(' ') : [];
  return columns
    .flatMap((column) => (translated.includes(column) ? [column, `${column}_${locale}`] : [column]))
    .join();
}

/** A `select` of every column that visitors may read of a table, in all locales. */
export function readableColumns(table: GalleryTable): string {
  const { columns, translated } = galleryColumns[table];
  const translations = translated
    .split(' ')
    .flatMap((column) => columnLocales.map((locale) => `${column}_${locale}`));
  return [...columns.split(' '), ...translations].join();
}
