import { type AlbumRow, findAlbum } from './albums.ts';
import type { Office, PhotoStore } from './office.ts';
import type { GalleryTables } from './openDatabase.ts';
import { type PhotoRow, photoWords, readHidden, readPhotos, stateOf } from './photos.ts';
import { pictureKey } from './pictureAddress.ts';
import { type PreparedPhoto, preparePhoto } from './preparePhoto.ts';
import { type ListedPhoto, readSource } from './readSource.ts';

interface NewPhotos {
  album: string;
  /** A folder or a list. */
  source: string;
  consent?: boolean | undefined;
  check?: boolean | undefined;
}

/** A picture that may be added, and its public id in the photo store. */
type CheckedPhoto = ListedPhoto & Omit<PreparedPhoto, 'picture'> & { publicId: string };

/** Adds all pictures or none. */
export async function addPhotos({ place, print }: Office, command: NewPhotos): Promise<void> {
  const { database } = place;
  const listed = await readSource(command.source);
  if (!command.consent && !command.check) {
    throw new Error(
      `Have the guardians of every child in these ${listed.length} pictures agreed that they are published? If so, add --consent. Nothing was added.`,
    );
  }
  const store = command.check ? undefined : await place.openStore();
  const album = await findAlbum(database, command.album);
  const present = await readPhotos(database, album.id);
  const known = [...present, ...(await readHidden(database))];
  const photos = await checkPhotos(listed, album, known, print);
  const untitled = photos.filter(({ title }) => !title).length;
  if (untitled > 0) {
    print(
      `${untitled} of them have no title: their file names come from a camera. Rename the files, or use a list.`,
    );
  }
  if (!store) {
    print(`${photos.length} pictures can be added to "${album.name}". Nothing was changed (--check).`);
    return;
  }
  const start = Math.max(0, ...present.map(({ display_order }) => display_order)) + 1;
  await storePhotos({ place, print }, store, album, photos, start);
  const shown = present.filter(({ visible }) => visible).length + photos.length;
  print(`Added ${photos.length} photos to "${album.name}", which has ${shown} now.`);
}

/** Looks at every picture before anything is changed, and names all that is wrong at once. */
async function checkPhotos(
  listed: readonly ListedPhoto[],
  album: AlbumRow,
  known: readonly PhotoRow[],
  print: Office['print'],
): Promise<CheckedPhoto[]> {
  print(`Looking at ${listed.length} pictures ...`);
  const problems: string[] = [];
  const checked: CheckedPhoto[] = [];
  for (const each of listed) {
    try {
      const { picture: _, ...prepared } = await preparePhoto(each.file);
      const publicId = `albums/${album.id}/${prepared.fingerprint}`;
      const twin = checked.find((other) => other.publicId === publicId);
      const old = known.find(({ cloudinary_url }) => pictureKey(cloudinary_url) === prepared.fingerprint);
      if (twin) problems.push(`${each.name} is the same picture as ${twin.name}`);
      else if (old)
        problems.push(
          `${each.name} is in the gallery already: ${photoWords(old)} (${old.id}, ${stateOf(old)})`,
        );
      else checked.push({ ...each, ...prepared, publicId });
    } catch (error) {
      problems.push(`${each.name} ${sentence(error)}`);
    }
  }
  if (problems.length === 0) return checked;
  throw new Error(
    `Nothing was added, because of ${problems.length} of ${listed.length} pictures:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
}

/** `start` is the order of the first. */
async function storePhotos(
  { place: { database }, print }: Office,
  store: PhotoStore,
  album: AlbumRow,
  photos: readonly CheckedPhoto[],
  start: number,
) {
  const rows: GalleryTables['gallery_images']['Insert'][] = [];
  try {
    for (const [
      index,
      { file, name, publicId, title, description, width, height, colour },
    ] of photos.entries()) {
      const { picture } = await preparePhoto(file);
      rows.push({
        album_id: album.id,
        cloudinary_url: await store.put(publicId, picture),
        title,
        description: description || null,
        display_order: start + index,
        width,
        height,
        dominant_color: colour,
        published: true,
        consent: true,
      });
      print(`  ${index + 1} of ${photos.length}  ${name}`);
    }
    await database.run(database.tables.from('gallery_images').insert(rows));
  } catch (error) {
    const failed = photos[rows.length];
    await deletePictures(store, photos.slice(0, rows.length + 1), print);
    throw new Error(
      `${failed ? `Picture ${rows.length + 1} of ${photos.length}, ${failed.name}, could not be stored: ` : ''}${sentence(error)} Nothing was added. Run the same command again when that is fixed.`,
    );
  }
}

async function deletePictures(store: PhotoStore, photos: readonly CheckedPhoto[], print: Office['print']) {
  for (const { publicId, name } of photos) {
    await store.delete(publicId).catch((error: unknown) => {
      print(`  ${name} is left in the photo store as ${publicId}: ${sentence(error)}`);
    });
  }
}

function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
