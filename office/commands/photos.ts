import { schoolTime } from 'shared/school/schoolTime';
import * as v from 'valibot';
import type { Database } from './openDatabase.ts';
import { pictureKey } from './pictureAddress.ts';

export type PhotoRow = Awaited<ReturnType<typeof readHidden>>[number];

const columns =
  'id,album_id,title,cloudinary_url,display_order,visible,published,consent,consent_by,consent_on,consent_until,removed_at,removal_reason,width,height,albums(name)';

const select = (database: Database) =>
  database.tables.from('gallery_images').select(columns).order('display_order').order('id');

export const readPhotos = (database: Database, albumId: string) =>
  database.readAll((first, last) => select(database).eq('album_id', albumId).range(first, last));

export const readAllPhotos = (database: Database) =>
  database.readAll((first, last) => select(database).range(first, last));

/** The day at the school: `2026-08-15`. */
export const today = () => schoolTime(new Date()).day;

/** Photos of all albums that are not on the site. */
export const readHidden = (database: Database) =>
  database.readAll((first, last) =>
    select(database).or(`visible.is.false,consent_until.lt.${today()}`).range(first, last),
  );

/** Photos on the site whose consent ends by `day`, the first to end first. */
export const readEnding = (database: Database, day: string) =>
  database.readAll((first, last) =>
    select(database)
      .is('visible', true)
      .gte('consent_until', today())
      .lte('consent_until', day)
      .order('consent_until')
      .range(first, last),
  );

/** The photo and its copies in all albums, whatever the spelling of their addresses. */
export async function readCopies(database: Database, { cloudinary_url }: PhotoRow): Promise<PhotoRow[]> {
  const key = pictureKey(cloudinary_url);
  const end = key.slice(key.lastIndexOf('/') + 1).replace(/[^a-z\d]+/gi, '%');
  const candidates = await database.readAll((first, last) =>
    select(database).like('cloudinary_url', `%${end}%`).range(first, last),
  );
  return candidates.filter((photo) => pictureKey(photo.cloudinary_url) === key);
}

/** By id, or by the address that shows the photo. */
export async function findPhoto(database: Database, wanted: string): Promise<PhotoRow> {
  const id = /[?&]photo=([^&#]+)/.exec(wanted)?.[1] ?? wanted;
  if (!v.is(v.pipe(v.string(), v.uuid()), id)) {
    throw new Error(
      `"${wanted}" is not the id of a photo. It looks like 1d29ac79-953a-57f4-b672-eaf3c34820f9 and is at the end of the photo's address, after ?photo=; \`npm run gallery -- list <album>\` shows it too.`,
    );
  }
  const [photo] = await database.run(select(database).eq('id', id));
  if (photo) return photo;
  throw new Error(
    `There is no photo ${id}. Check that the whole id was copied. \`npm run gallery -- list <album>\` shows the ids of an album.`,
  );
}

/** `"The gate" of the album "School"`, by its id where it has no title. */
export const photoWords = ({ title, id, albums }: PhotoRow) =>
  `${title ? `"${title}"` : `photo ${id}`} of the album "${albums?.name ?? 'unknown'}"`;

export const isShown = ({ visible, consent_until }: PhotoRow) =>
  visible && (consent_until === null || consent_until >= today());

/** Why a photo is or is not on the site. */
export function stateOf(photo: PhotoRow): string {
  const { visible, removed_at, removal_reason, consent, consent_until, published } = photo;
  if (isShown(photo)) return `shown${consent_until ? ` until ${consent_until}` : ''}`;
  if (visible) return `not shown: consent ended ${consent_until}`;
  if (removed_at) return `removed ${removed_at.slice(0, 10)}${removal_reason ? `: ${removal_reason}` : ''}`;
  return !consent ? 'not shown: no consent' : !published ? 'not shown: not published' : 'not shown';
}
