import { heroesLike, removeHero } from './heroes.ts';
import type { Office, PhotoStore, Place } from './office.ts';
import type { GalleryTables } from './openDatabase.ts';
import {
  findPhoto,
  isShown,
  type PhotoRow,
  photoWords,
  readAllPhotos,
  readCopies,
  readHidden,
  stateOf,
} from './photos.ts';
import { addWithdrawn, forgetWithdrawn, readWithdrawn } from './withdrawnList.ts';

/** Takes a photo off the site, with every copy of it in other albums and on the home page, then makes the pictures unreachable. */
export async function removePhoto(office: Office, wanted: string, reason?: string): Promise<void> {
  const { place, print } = office;
  const photo = await findPhoto(place.database, wanted);
  const copies = await readCopies(place.database, photo);
  const present = copies.filter(({ removed_at }) => !removed_at);
  const heroes = await heroesLike(place, photo.cloudinary_url);
  if (photo.removed_at) print(`${photoWords(photo)} is off the site already (${stateOf(photo)}).`);
  if (present.length > 0) {
    await change(place, present, { removed_at: new Date().toISOString(), removal_reason: reason ?? null });
    for (const copy of present) print(`Removed ${photoWords(copy)}.`);
    print('Open pages lose it within a minute.');
  }
  await addWithdrawn(place, [photo]);
  await removeHeroes(office, heroes);
  const problems = await withEachPicture(place, copies, (store, address) => store.hide(address));
  if (problems.length > 0) {
    throw new Error(
      `The photo is off the site, but its picture could not be hidden from those who know its own address:\n${problems.join('\n')}\nCorrect that and run the same command again.`,
    );
  }
  print(
    `To put it back: npm run gallery -- restore ${photo.id}. To delete it for good: npm run gallery -- erase ${photo.id}`,
  );
}

/** Deletes a photo for good: row, words, and every stored size, with its copies in other albums and on the home page. */
export async function erasePhoto(office: Office, wanted: string): Promise<void> {
  const { place, print } = office;
  const photo = await findPhoto(place.database, wanted);
  const copies = await readCopies(place.database, photo);
  await addWithdrawn(place, [photo]);
  await removeHeroes(office, await heroesLike(place, photo.cloudinary_url));
  const problems = await withEachPicture(place, copies, (store, address) => store.erase(address));
  if (problems.length > 0) {
    throw new Error(
      `Nothing of the database was deleted, because these pictures could not be:\n${problems.join('\n')}\nCorrect that and run the same command again, or use remove.`,
    );
  }
  const ids = copies.map(({ id }) => id);
  await place.database.run(place.database.tables.from('gallery_images').delete().in('id', ids));
  for (const copy of copies) print(`Erased ${photoWords(copy)}.`);
  print(
    `Backups of the database of before now still hold its words, until they are deleted. Keep ${place.withdrawnFile}, which names no child: after a backup is restored, npm run gallery -- hide-removed hides again what was withdrawn since.`,
  );
}

async function removeHeroes(office: Office, heroes: readonly string[]) {
  try {
    for (const hero of heroes) await removeHero(office, hero);
  } catch (error) {
    throw new Error(
      `The photo is on the home page too (${heroes.join(', ')}), where it could not be replaced: ${words(error)}. Correct that and run \`npm run gallery -- remove-hero <name>\`.`,
    );
  }
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
  await forgetWithdrawn(place, together);
  for (const copy of await readCopies(database, photo)) {
    if (together.some(({ id }) => id === copy.id)) print(`Restored ${photoWords(copy)}: ${stateOf(copy)}.`);
    else if (!isShown(copy)) print(`Not restored: ${photoWords(copy)}, ${copy.id} (${stateOf(copy)}).`);
  }
}

/**
 * Hides what was withdrawn: photos that a restored backup shows again, and the pictures of those that were removed
 * elsewhere than here, or whose consent has ended.
 */
export async function hideRemoved({ place, print }: Office): Promise<void> {
  await removeAgain(place, print);
  const hidden = await readHidden(place.database);
  const removed = hidden.filter(({ removed_at, visible }) => removed_at || visible);
  await addWithdrawn(
    place,
    removed.filter(({ removed_at }) => removed_at),
  );
  const problems: string[] = [];
  for (const photo of removed) {
    const shown = (await readCopies(place.database, photo)).filter(isShown);
    if (shown.length === 0) {
      problems.push(...(await withEachPicture(place, [photo], (store, address) => store.hide(address))));
    }
    for (const copy of shown) {
      problems.push(`  ${photo.cloudinary_url}: still shown as ${photoWords(copy)}; remove ${copy.id} too`);
    }
  }
  if (problems.length > 0) {
    throw new Error(
      `Of ${removed.length} removed photos, these could not be hidden:\n${problems.join('\n')}`,
    );
  }
  print(
    `The pictures of all ${removed.length} photos that were removed or whose consent has ended are hidden.`,
  );
  if (hidden.length > removed.length) {
    print(
      `${hidden.length - removed.length} more photos are not on the site (no consent, or not published). Who knows their addresses can open them: remove those that nobody may see.`,
    );
  }
}

/** Removes what the list of withdrawn pictures names and the database, restored from a backup, shows. */
async function removeAgain(place: Place, print: Office['print']) {
  const withdrawn = await readWithdrawn(place);
  const back = (await readAllPhotos(place.database)).filter(
    (photo) => !photo.removed_at && withdrawn.has(photo),
  );
  if (back.length === 0) return;
  const removal_reason = 'was withdrawn before a backup was restored';
  await change(place, back, { removed_at: new Date().toISOString(), removal_reason });
  for (const photo of back) print(`Removed again: ${photoWords(photo)}.`);
}

/** Returns a line for each picture with which it could not be done. */
async function withEachPicture(
  place: Place,
  photos: readonly PhotoRow[],
  run: (store: PhotoStore, address: string) => Promise<void>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const address of new Set(photos.map(({ cloudinary_url }) => cloudinary_url))) {
    try {
      await run(await place.openStore(), address);
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
