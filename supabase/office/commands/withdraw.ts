import { OfficeError } from '../OfficeError.ts';
import { findPhoto, type PhotoRow, photoWords, stateOf } from '../photos.ts';
import type { Office } from './office.ts';

/** Takes a photo off the site, then makes its picture unreachable. */
export async function removePhoto(office: Office, wanted: string, reason: string | undefined): Promise<void> {
  const { place, print } = office;
  const photo = await findPhoto(place.tables, wanted);
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
    await place.store().hide(photo.cloudinary_url);
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
  const store = place.store();
  const photo = await findPhoto(place.tables, wanted);
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
  const after = await findPhoto(place.tables, photo.id);
  print(`Restored ${photoWords(after)} of ${albumOf(after)}: ${stateOf(after)}.`);
}

async function change({ place }: Office, id: string, body: object) {
  const changed = await place.tables.update('gallery_images', `id=eq.${id}`, body);
  if (changed !== 1) throw new OfficeError(`The photo ${id} was deleted meanwhile.`);
}

const albumOf = ({ albums }: PhotoRow) => `the album "${albums?.name ?? 'unknown'}"`;

const words = (error: unknown) => (error instanceof Error ? error.message : String(error));
