import { type AboutPhotos, aboutColumns } from './about.ts';
import { findAlbum, nextOrder } from './albums.ts';
import type { Office, PhotoStore } from './office.ts';
import type { GalleryTables } from './openDatabase.ts';
import { isShown, type PhotoRow, photoWords, readHidden, readPhotos, stateOf } from './photos.ts';
import { pictureKey } from './pictureAddress.ts';
import { preparePhoto } from './preparePhoto.ts';
import { type ListedPhoto, readSource } from './readSource.ts';
import { readWithdrawn } from './withdrawnList.ts';

interface NewPhotos extends AboutPhotos {
  album: string;
  /** A folder or a list. */
  source: string;
  check?: boolean | undefined;
}

/** A picture that may be added, its public id in the photo store, and its row but for what that store says. */
type CheckedPhoto = Pick<ListedPhoto, 'file' | 'name'> & {
  publicId: string;
  row: Omit<GalleryTables['gallery_images']['Insert'], 'cloudinary_url'>;
};

/** Adds all pictures or none. */
export async function addPhotos({ place, print }: Office, command: NewPhotos): Promise<void> {
  const { database } = place;
  const listed = await readSource(command.source);
  if (!command.consent && !command.check) {
    throw new Error(
      `Have the guardians of every child in these ${listed.length} pictures agreed that they are published? If so, say who confirmed it: --consent "R. Sen, office". Nothing was added.`,
    );
  }
  const store = command.check ? undefined : await place.openStore();
  const album = await findAlbum(database, command.album);
  const present = await readPhotos(database, album.id);
  print(`Looking at ${listed.length} pictures ...`);
  const known = [...present, ...(await readHidden(database))];
  const withdrawn = await readWithdrawn(place);
  const photos = await checkPhotos(
    listed,
    aboutColumns(command),
    (picture, publicId) => {
      const old = known.find(({ cloudinary_url }) => pictureKey(cloudinary_url) === picture);
      if (old) throw new Error(`is in the gallery already: ${photoWords(old)} (${old.id}, ${stateOf(old)})`);
      if (withdrawn.has({ cloudinary_url: `/image/upload/${publicId}` }))
        throw new Error('was withdrawn and erased');
    },
    album.id,
  );
  const untitled = listed.filter(({ title }) => !title).length;
  if (untitled > 0) {
    print(
      `${untitled} of them have no title: their file names come from a camera. Rename the files, or use a list.`,
    );
  }
  if (!store) {
    print(`${photos.length} pictures can be added to "${album.name}". Nothing was changed (--check).`);
    return;
  }
  await storePhotos({ place, print }, store, photos, present);
  const shown = present.filter(isShown).length + photos.length;
  print(`Added ${photos.length} photos to "${album.name}", which has ${shown} now.`);
}

/** Looks at every picture before anything is changed, and names all that is wrong at once. */
async function checkPhotos(
  listed: readonly ListedPhoto[],
  about: ReturnType<typeof aboutColumns>,
  refuseKnown: (fingerprint: string, publicId: string) => void,
  album_id: string,
) {
  const problems: string[] = [];
  const checked: CheckedPhoto[] = [];
  for (const { file, name, title, ...words } of listed) {
    try {
      const { width, height, colour, fingerprint } = await preparePhoto(file);
      const publicId = `albums/${album_id}/${fingerprint}`;
      const twin = checked.find((other) => other.publicId === publicId);
      if (twin) throw new Error(`is the same picture as ${twin.name}`);
      refuseKnown(fingerprint, publicId);
      const own = {
        title,
        title_bn: words.title_bn || null,
        description: words.description || null,
        description_bn: words.description_bn || null,
        width,
        height,
        dominant_color: colour,
        ...aboutColumns({ year: words.year || undefined, credit: words.credit || undefined }),
      };
      checked.push({ file, name, publicId, row: { ...about, ...own, album_id, published: true } });
    } catch (error) {
      problems.push(`  ${name} ${sentence(error)}`);
    }
  }
  if (problems.length === 0) return checked;
  throw new Error(
    `Nothing was added, because of ${problems.length} of ${listed.length} pictures:\n${problems.join('\n')}`,
  );
}

/** Behind those that are `present`. */
async function storePhotos(
  { place: { database }, print }: Office,
  store: PhotoStore,
  photos: readonly CheckedPhoto[],
  present: readonly PhotoRow[],
) {
  const rows: (GalleryTables['gallery_images']['Insert'] & { display_order: number })[] = [];
  try {
    for (const [index, { file, name, publicId, row }] of photos.entries()) {
      const { picture } = await preparePhoto(file);
      const display_order = nextOrder(index === 0 ? present : rows.slice(-1));
      rows.push({ ...row, cloudinary_url: await store.put(publicId, picture), display_order });
      print(`  ${index + 1} of ${photos.length}  ${name}`);
    }
    await database.run(database.tables.from('gallery_images').insert(rows));
  } catch (error) {
    const failed = photos[rows.length];
    for (const { publicId, name } of photos.slice(0, rows.length + 1)) {
      await store.delete(publicId).catch((problem: unknown) => {
        print(`  ${name} is left in the photo store as ${publicId}: ${sentence(problem)}`);
      });
    }
    throw new Error(
      `${failed ? `Picture ${rows.length + 1} of ${photos.length}, ${failed.name}, could not be stored: ` : ''}${sentence(error)} Nothing was added. Run the same command again when that is fixed.`,
    );
  }
}

function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
