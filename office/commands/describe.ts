import * as v from 'valibot';
import { type AboutPhotos, aboutColumns } from './about.ts';
import { findAlbum } from './albums.ts';
import type { Office } from './office.ts';
import { findPhoto, photoWords } from './photos.ts';

interface Description extends AboutPhotos {
  nameBn?: string | undefined;
  descriptionBn?: string | undefined;
}

const looksLikePhoto = v.union([v.pipe(v.string(), v.includes('photo=')), v.pipe(v.string(), v.uuid())]);

/** Sets what is said of a photo, or of an album and of every photo in it. What is not given stays. */
export async function describe({ place: { database }, print }: Office, wanted: string, said: Description) {
  const name = said.nameBn?.trim();
  const description = said.descriptionBn?.trim();
  const about = aboutColumns(said);
  const described = description !== undefined && { description_bn: description || null };
  if (name === undefined && !described && Object.keys(about).length === 0) {
    throw new Error('Say what to set: see `npm run gallery -- help describe`.');
  }
  const { tables, run } = database;
  const album = await findAlbum(database, wanted).catch((error: unknown) => {
    if (!v.is(looksLikePhoto, wanted)) throw error;
  });
  if (!album) {
    const photo = await findPhoto(database, wanted);
    const row = { ...about, ...(name !== undefined && { title_bn: name || null }), ...described };
    await run(tables.from('gallery_images').update(row).eq('id', photo.id));
    print(`${photoWords(photo)} is described.`);
    return;
  }
  const row = { ...(name !== undefined && { name_bn: name || null }), ...described };
  if (Object.keys(row).length > 0) {
    await run(tables.from('albums').update(row).eq('id', album.id));
    print(`The album "${album.name}" has its texts in Bengali.`);
  }
  if (Object.keys(about).length > 0) {
    await run(tables.from('gallery_images').update(about).eq('album_id', album.id));
    print(`Every photo of the album "${album.name}" is described.`);
  }
}
