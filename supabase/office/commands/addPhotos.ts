import { randomUUID } from 'node:crypto';
import { type AlbumRow, findAlbum } from '../albums.ts';
import { OfficeError } from '../OfficeError.ts';
import type { ListedPhoto } from '../photos/listedPhoto.ts';
import { type PreparedPhoto, preparePhoto } from '../photos/preparePhoto.ts';
import { readSource } from '../photos/readSource.ts';
import { type PhotoRow, readPhotos, stateOf } from '../photos.ts';
import type { Command } from '../readCommand.ts';
import type { PhotoStore } from '../stores/photoStore.ts';
import type { Office } from './office.ts';

type AddPhotos = Extract<Command, { name: 'add-photos' }>;

/** A picture that may be added, and the public id under which it will lie. */
type CheckedPhoto = ListedPhoto & Omit<PreparedPhoto, 'picture'> & { publicId: string };

/** Adds all pictures or none. */
export async function addPhotos({ place, print }: Office, command: AddPhotos): Promise<void> {
  const { tables } = place;
  const listed = await readSource(command.source);
  if (!command.hasConsent && !command.isCheck) {
    throw new OfficeError(
      `Have the guardians of every child in these ${listed.length} pictures agreed that they are published? If so, add --consent. Nothing was added.`,
    );
  }
  const store = command.isCheck ? undefined : place.store();
  const album = await findAlbum(tables, command.album);
  const present = await readPhotos(tables, album.id);
  const photos = await checkPhotos(listed, album, present, print);
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
  const addresses = await upload(store, photos, print);
  const start = Math.max(0, ...present.map(({ display_order }) => display_order));
  const rows = photos.map(({ title, description, width, height, colour }, index) => ({
    id: randomUUID(),
    album_id: album.id,
    cloudinary_url: addresses[index],
    title,
    description: description ?? null,
    display_order: start + index + 1,
    width,
    height,
    dominant_color: colour,
    published: true,
    consent: true,
  }));
  await tables.insert('gallery_images', rows).catch(async (error: unknown) => {
    await cleanUp(store, photos, print);
    throw new OfficeError(`${words(error)} Nothing was added.`);
  });
  print(
    `Added ${photos.length} photos to "${album.name}", which has ${present.filter(({ visible }) => visible).length + photos.length} now.`,
  );
}

/** Looks at every picture before anything is changed, and names all that is wrong at once. */
async function checkPhotos(
  listed: readonly ListedPhoto[],
  album: AlbumRow,
  present: readonly PhotoRow[],
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
      const old = present.find(({ cloudinary_url }) => cloudinary_url.includes(publicId));
      if (twin) problems.push(`${each.name} is the same picture as ${twin.name}`);
      else if (old) problems.push(`${each.name} is in the album already (${old.id}, ${stateOf(old)})`);
      else checked.push({ ...each, ...prepared, publicId });
    } catch (error) {
      problems.push(`${each.name} ${words(error)}`);
    }
  }
  if (problems.length === 0) return checked;
  throw new OfficeError(
    `Nothing was added, because of ${problems.length} of ${listed.length} pictures:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
}

/** The addresses of the pictures, in their order. */
async function upload(store: PhotoStore, photos: readonly CheckedPhoto[], print: Office['print']) {
  const addresses: string[] = [];
  for (const [index, { file, name, publicId }] of photos.entries()) {
    try {
      const { picture } = await preparePhoto(file);
      addresses.push(await store.put(publicId, picture));
      print(`  ${index + 1} of ${photos.length}  ${name}`);
    } catch (error) {
      await cleanUp(store, photos.slice(0, index + 1), print);
      throw new OfficeError(
        `Picture ${index + 1} of ${photos.length}, ${name}, could not be stored: ${words(error)} Nothing was added. Run the same command again when that is mended.`,
      );
    }
  }
  return addresses;
}

async function cleanUp(store: PhotoStore, photos: readonly CheckedPhoto[], print: Office['print']) {
  for (const { publicId, name } of photos) {
    await store.delete(publicId).catch((error: unknown) => {
      print(`  ${name} stays behind in the photo store as ${publicId}: ${words(error)}`);
    });
  }
}

function words(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
