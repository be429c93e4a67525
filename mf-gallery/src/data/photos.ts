import { queryOptions, useQuery } from '@tanstack/react-query';
import { isWebAddress } from 'shared/images/presets';
import { useSite } from 'shared/site/useSite';
import * as v from 'valibot';
import { dataContent } from './content.en.ts';
import { pageSize, readPages } from './readPages.ts';
import type { Gallery, Supabase } from './readRows.ts';
import { validRows } from './validRows.ts';

const pixels = v.pipe(
  v.nullish(v.number()),
  v.transform((size) => (size && size > 0 ? size : undefined)),
);

/** A row of `gallery_images`. An odd size or colour is left out; what has no address is no photo. */
export const photoRow = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    cloudinary_url: v.pipe(v.string(), v.check(isWebAddress, 'No address of the web')),
    title: v.pipe(v.string(), v.trim()),
    description: v.nullish(v.pipe(v.string(), v.trim())),
    width: pixels,
    height: pixels,
    dominant_color: v.nullish(v.string()),
  }),
  v.transform((row) => ({
    id: row.id,
    url: row.cloudinary_url,
    title: row.title || dataContent.untitled,
    description: row.description || undefined,
    size: row.width && row.height ? { width: row.width, height: row.height } : undefined,
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

export const selectPhotos = (gallery: Gallery, albumId: string, offset = 0) =>
  gallery
    .from('gallery_images')
    .select('id,cloudinary_url,title,description,width,height,dominant_color', { count: 'exact' })
    .eq('album_id', albumId)
    .order('display_order')
    .order('id')
    .range(offset, offset + pageSize - 1)
    .throwOnError();

/** The photos of an album, in order. The first thousand are there before the last. */
export const photosQuery = (supabase: Supabase, albumId: string) =>
  queryOptions({
    queryKey: ['photos', albumId],
    queryFn: async ({ client, queryKey }): Promise<AlbumPhotos> => {
      const isFirstRead = client.getQueryData(queryKey) === undefined;
      const pages = readPages(supabase, (gallery, offset) => selectPhotos(gallery, albumId, offset));
      let photos: Photo[] = [];
      for await (const rows of pages) {
        photos = [...photos, ...validRows('gallery_images', photoRow, rows)];
        if (isFirstRead && photos.length > 0) client.setQueryData(queryKey, { photos, isComplete: false });
      }
      return { photos, isComplete: true };
    },
  });

export const usePhotos = (albumId: string) => useQuery(photosQuery(useSite().supabase, albumId));
