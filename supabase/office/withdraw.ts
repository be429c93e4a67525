import type { Office, Place } from './office.ts';
import type { GalleryTables } from './openDatabase.ts';
import { findPhoto, isShown, type PhotoRow, photoWords, readCopies, readHidden, stateOf } from './photos.ts';

/** Takes a photo off the site, with every copy of it in other albums, then makes the pictures unreachable. */
export async function removePhoto(office: Office, wanted: string, reason?: string): Promise<void> {
  const { place, print } = office;
  const photo = await findPhoto(place.database, wanted);
  const copies = await readCopies(place.database, photo);
  const present = copies.filter(({ removed_at }) => !removed_at);
  if (photo.removed_at) print(`${photoWords(photo)} is off the site already (${stateOf(photo)}).`);
  if (present.length > 0) {
    await change(place, present, { removed_at: new Date().toISOString(), removal_reason: reason ?? null });
    for (const copy of present) print(`Removed ${photoWords(copy)}.`);
    print('Open pages lose it within a minute.');
  }
  const problems = await hidePictures(place, copies);
  if (problems.length > 0) {
    throw new Error(
      `The photo is off the site, but its picture could not be hidden from those who know its own address:\n${problems.join('\n')}\nCorrect that and run the same command again.`,
    );
  }
  print(`To put it back: npm run gallery -- restore ${photo.id}`);
}

/** Puts a removed photo back, with the copies that were removed together with it. */
export async function restorePhoto({ place, print }: Office, wanted: string): Promise<void> {
  const { database } = place;
  const store = await place.openStore();
  const photo = await findPhoto(database, wanted);
  if (!photo.removed_at) {
    print(`${photoWords(photo)} was not removed (${stateOf(photo)}).`);
    return;
  }
  const copies = await readCopies(database, photo);
  const together = copies.filter(({ removed_at }) => removed_at === photo.removed_at);
  for (const { cloudinary_url: address } of together) {
    try {
      if (!(await store.show(address))) print(`Kept elsewhere, check that it opens: ${address}`);
    } catch (error) {
      throw new Error(
        `The picture could not be shown again, so the photo stays off the site: ${address}: ${words(error)}`,
      );
    }
  }
  await change(place, together, { removed_at: null, removal_reason: null });
  for (const copy of await readCopies(database, photo)) {
    if (together.some(({ id }) => id === copy.id)) print(`Restored ${photoWords(copy)}: ${stateOf(copy)}.`);
    else if (!isShown(copy)) print(`Not restored: ${photoWords(copy)}, ${copy.id} (${stateOf(copy)}).`);
  }
}

/** Hides the pictures of all removed photos: of those removed elsewhere than here, or before pictures were hidden whole. */
export async function hideRemoved({ place, print }: Office): Promise<void> {
  const hidden = await readHidden(place.database);
  const removed = hidden.filter(({ removed_at }) => removed_at);
  const problems: string[] = [];
  for (const photo of removed) {
    const shown = (await readCopies(place.database, photo)).filter(isShown);
    if (shown.length === 0) problems.push(...(await hidePictures(place, [photo])));
    for (const copy of shown) {
      problems.push(`  ${photo.cloudinary_url}: still shown as ${photoWords(copy)}; remove ${copy.id} too`);
    }
  }
  if (problems.length > 0) {
    throw new Error(
      `Of ${removed.length} removed photos, these could not be hidden:\n${problems.join('\n')}`,
    );
  }
  print(`The pictures of all ${removed.length} removed photos are hidden.`);
  if (hidden.length > removed.length) {
    print(
      `${hidden.length - removed.length} more photos are not on the site (no consent, or not published). Who knows their addresses can open them: remove those that nobody may see.`,
    );
  }
}

/** Returns a line for each picture that could not be hidden. */
async function hidePictures(place: Place, photos: readonly PhotoRow[]): Promise<string[]> {
  const problems: string[] = [];
  for (const address of new Set(photos.map(({ cloudinary_url }) => cloudinary_url))) {
    try {
      await (await place.openStore()).hide(address);
    } catch (error) {
      problems.push(`  ${address}: ${words(error)}`);
    }
  }
  return problems;
}

async function change(
  { database }: Place,
  photos: readonly PhotoRow[],
  values: GalleryTables['gallery_images']['Update'],
) {
  const ids = photos.map(({ id }) => id);
  await database.run(database.tables.from('gallery_images').update(values).in('id', ids));
}

const words = (error: unknown) => (error instanceof Error ? error.message : String(error));
