import * as v from 'valibot';
import { OfficeError } from './OfficeError.ts';
import type { Tables } from './place/tables.ts';

export const photoSchema = v.object({
  id: v.string(),
  album_id: v.string(),
  title: v.string(),
  cloudinary_url: v.string(),
  display_order: v.number(),
  visible: v.boolean(),
  published: v.boolean(),
  consent: v.boolean(),
  removed_at: v.nullable(v.string()),
  removal_reason: v.nullable(v.string()),
  albums: v.nullable(v.object({ name: v.string(), image_count: v.number() })),
});

export type PhotoRow = v.InferOutput<typeof photoSchema>;

const columns =
  'id,album_id,title,cloudinary_url,display_order,visible,published,consent,removed_at,removal_reason,albums(name,image_count)';

export const readPhotos = (tables: Tables, albumId: string) =>
  tables.read(
    'gallery_images',
    `select=${columns}&album_id=eq.${albumId}&order=display_order,id`,
    photoSchema,
  );

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** By id, or by the address that shows the photo. */
export async function findPhoto(tables: Tables, wanted: string): Promise<PhotoRow> {
  const id = idIn(wanted);
  if (!id) {
    throw new OfficeError(
      `"${wanted}" is not the id of a photo. It looks like 1d29ac79-953a-57f4-b672-eaf3c34820f9 and stands at the end of the photo's address, behind ?photo=; \`npm run gallery -- list <album>\` shows it too.`,
    );
  }
  const [photo] = await tables.read('gallery_images', `select=${columns}&id=eq.${id}&order=id`, photoSchema);
  if (photo) return photo;
  throw new OfficeError(
    `There is no photo ${id}. Was the id copied whole? \`npm run gallery -- list <album>\` shows the ids of an album.`,
  );
}

function idIn(wanted: string): string | undefined {
  const query = /[?&]photo=([^&#]+)/.exec(wanted)?.[1];
  const id = (query ?? wanted).trim();
  return uuid.test(id) ? id.toLowerCase() : undefined;
}

/** `"The gate"`, or its id where it has no title. */
export const photoWords = ({ title, id }: Pick<PhotoRow, 'title' | 'id'>) =>
  title ? `"${title}"` : `photo ${id}`;

/** Why a photo is or is not on the site. */
export function stateOf({ visible, removed_at, removal_reason, consent, published }: PhotoRow): string {
  if (visible) return 'shown';
  if (removed_at) return `removed ${removed_at.slice(0, 10)}${removal_reason ? `: ${removal_reason}` : ''}`;
  return !consent ? 'not shown: no consent' : !published ? 'not shown: not published' : 'not shown';
}
