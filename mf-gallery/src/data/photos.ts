import { queryOptions, useQuery } from '@tanstack/react-query';
import { columnsIn } from 'shared/contract/galleryColumns';
import type { Locale } from 'shared/contract/locales';
import { isWebAddress } from 'shared/images/presets';
import * as v from 'valibot';
import { optionalText } from './albums.ts';
import type { Gallery } from './loadGallery.ts';
import { pageSize, readPages } from './readPages.ts';
import { type Source, useSource } from './readRows.ts';
import { validRows } from './validRows.ts';

const columns = [
  'id',
  'cloudinary_url',
  'title',
  'description',
  'width',
  'height',
  'dominant_color',
  'year_from',
  'year_to',
  'credit',
] as const;

const positive = v.pipe(
  v.nullish(v.number()),
  v.transform((number) => (number && number > 0 ? number : undefined)),
);

/** A row of `gallery_images`. An odd size or colour is left out; what has no address is no photo. */
export const photoRow = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    cloudinary_url: v.pipe(v.string(), v.check(isWebAddress, 'No address of the web')),
    title: v.pipe(v.string(), v.trim()),
    title_bn: optionalText,
    description: optionalText,
    description_bn: optionalText,
    width: positive,
    height: positive,
    dominant_color: v.nullish(v.string()),
    year_from: positive,
    year_to: positive,
    credit: optionalText,
  }),
  v.transform((row) => ({
    id: row.id,
    url: row.cloudinary_url,
    /** Empty where it has none. */
    title: row.title_bn ?? row.title,
    description: row.description_bn ?? row.description,
    size: row.width && row.height ? { width: row.width, height: row.height } : undefined,
    years: row.year_from ? { from: row.year_from, to: row.year_to ?? row.year_from } : undefined,
    credit: row.credit,
    /** `#a83f26` */
    colour: /^#[0-9a-f]{6}$/i.test(row.dominant_color ?? '') ? row.dominant_color : undefined,
  })),
);

export type Photo = v.InferOutput<typeof photoRow>;

export interface AlbumPhotos {
  photos: Photo[];
  /** `false` while the rest of a large album is on its way, or could not be read. */
  isComplete: boolean;
}

export const selectPhotos = (gallery: Gallery, locale: Locale, albumId: string, offset = 0) =>
  gallery
    .from('gallery_images')
    .select(columnsIn(locale, 'gallery_images', columns), { count: 'exact' })
    .eq('album_id', albumId)
    .order('display_order')
    .order('id')
    .range(offset, offset + pageSize - 1)
    .retry(false)
    .throwOnError()
    .overrideTypes<v.InferInput<typeof photoRow>[], { merge: false }>();

/** The photos of an album, in order. The first thousand are there before the last. */
export const photosQuery = (source: Source, albumId: string) =>
  queryOptions({
    queryKey: ['photos', albumId, source.content.locale],
    queryFn: async ({ client, queryKey }): Promise<AlbumPhotos> => {
      const isFirstRead = client.getQueryData(queryKey) === undefined;
      const { locale, untitled } = source.content;
      const pages = readPages(source, (gallery, offset) => selectPhotos(gallery, locale, albumId, offset), {
        name: 'photos',
        parameters: { albumId },
      });
      let photos: Photo[] = [];
      for await (const rows of pages) {
        const read = validRows('gallery_images', photoRow, rows);
        photos = [...photos, ...read.map((photo) => ({ ...photo, title: photo.title || untitled }))];
        if (isFirstRead && photos.length > 0) client.setQueryData(queryKey, { photos, isComplete: false });
      }
      return { photos, isComplete: true };
    },
  });

export const usePhotos = (albumId: string) => useQuery(photosQuery(useSource(), albumId));
