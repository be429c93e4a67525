import { isWebAddress } from 'shared/images/presets';
import * as v from 'valibot';

const pixels = v.pipe(
  v.nullish(v.number()),
  v.transform((size) => (size && size > 0 ? size : undefined)),
);

export const photoColumns = 'id,cloudinary_url,title,description,width,height,dominant_color';

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
    title: row.title,
    description: row.description || undefined,
    size: row.width && row.height ? { width: row.width, height: row.height } : undefined,
    /** `#a83f26` */
    colour: /^#[0-9a-f]{6}$/i.test(row.dominant_color ?? '') ? row.dominant_color : undefined,
  })),
);

export type Photo = v.InferOutput<typeof photoRow>;
