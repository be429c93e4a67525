import { schoolTime } from 'shared/school/schoolTime';
import { type AlbumRow, findAlbum, readAlbums } from './albums.ts';
import type { Office } from './office.ts';
import { isShown, photoWords, readEnding, readHidden, readPhotos, stateOf } from './photos.ts';

/** Every album, or the photos of one. */
export async function listGallery(office: Office, wanted: string | undefined): Promise<void> {
  if (wanted === undefined) {
    await listAlbums(office);
    await listEnding(office);
  } else await listPhotos(office, await findAlbum(office.place.database, wanted));
}

const noticeDays = 60;

/** Says whose consent ends within the next days. */
export async function listEnding({ place: { database }, print }: Office) {
  const { day } = schoolTime(new Date(Date.now() + noticeDays * 86_400_000));
  const ending = await readEnding(database, day);
  if (ending.length > 0)
    print(`\nConsent ends within ${noticeDays} days; from the next day on nobody sees them:`);
  for (const photo of ending) print(`  ${photo.consent_until}  ${photo.id}  ${photoWords(photo)}`);
}

async function listAlbums({ place: { name, database }, print }: Office) {
  const albums = await readAlbums(database);
  const hidden = await readHidden(database);
  print(`In ${name}: ${albums.length} albums`);
  const groups = [...new Set(albums.map(groupOf))].toSorted((one, other) => one.localeCompare(other));
  for (const group of groups) {
    print(`\n${group}`);
    for (const album of albums.filter((each) => groupOf(each) === group)) {
      const hiddenHere = hidden.filter(({ album_id }) => album_id === album.id).length;
      const notes = [hiddenHere > 0 && `${hiddenHere} not shown`, !album.published && 'album not published'];
      const note = notes.filter(Boolean).join(', ');
      print(
        `  ${album.id}  ${String((album.image_count ?? 0) - hiddenHere).padStart(5)}  ${album.name}${note && ` (${note})`}`,
      );
    }
  }
}

const groupOf = ({ album_groups }: AlbumRow) => album_groups?.name ?? 'No group';

async function listPhotos({ place: { database }, print }: Office, album: AlbumRow) {
  const photos = await readPhotos(database, album.id);
  print(`${album.name}: ${photos.filter(isShown).length} photos on the site, ${photos.length} in all\n`);
  for (const photo of photos) print(`  ${photo.id}  ${photo.title || '(no title)'}  [${stateOf(photo)}]`);
}
