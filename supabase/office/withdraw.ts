import { OfficeError } from './OfficeError.ts';
import type { Office } from './office.ts';
import { findPhoto, type PhotoRow, photoWords, stateOf } from './photos.ts';

/** Takes a photo off the site, then makes its picture unreachable. */
export async function removePhoto(office: Office, wanted: string, reason: string | undefined): Promise<void> {
  const { place, print } = office;
  const photo = await findPhoto(place.database, wanted);
  const where = albumOf(photo);
  if (photo.removed_at) {
    print(`${photoWords(photo)} of ${where} is off the site already (${stateOf(photo)}).`);
  } else {
    await change(office, photo.id, {
      removed_at: new Date().toISOString(),
      removal_reason: reason ?? null,
    });
    print(`Removed ${photoWords(photo)} of ${where}. Pages that are open lose it within a minute.`);
  }
  try {
    await (await place.openStore()).hide(photo.cloudinary_url);
  } catch (error) {
    throw new OfficeError(
      `The photo is off the site, but its picture could not be hidden from those who know its own address: ${words(error)} Then run the same command again.`,
    );
  }
  print(`To put it back: npm run gallery -- restore ${photo.id}`);
}

/** Puts a removed photo back. */
export async function restorePhoto(office: Office, wanted: string): Promise<void> {
  const { place, print } = office;
  const store = await place.openStore();
  const photo = await findPhoto(place.database, wanted);
  if (!photo.removed_at) {
    print(`${photoWords(photo)} of ${albumOf(photo)} was not removed (${stateOf(photo)}).`);
    return;
  }
  await store.show(photo.cloudinary_url).catch((error: unknown) => {
    throw new OfficeError(
      `The picture could not be shown again, so the photo stays off the site: ${words(error)}`,
    );
  });
  await change(office, photo.id, { removed_at: null, removal_reason: null });
  const after = await findPhoto(place.database, photo.id);
  print(`Restored ${photoWords(after)} of ${albumOf(after)}: ${stateOf(after)}.`);
}

async function change({ place: { database } }: Office, id: string, values: object) {
  const changed = await database.run(
    database.from('gallery_images').update(values).eq('id', id).select('id'),
  );
  if (changed.length === 0) throw new OfficeError(`The photo ${id} was deleted meanwhile.`);
}

const albumOf = ({ albums }: PhotoRow) => `the album "${albums?.name ?? 'unknown'}"`;

const words = (error: unknown) => (error instanceof Error ? error.message : String(error));
