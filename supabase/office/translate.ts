import * as v from 'valibot';
import { findAlbum } from './albums.ts';
import type { Office } from './office.ts';
import { findPhoto, photoWords } from './photos.ts';

interface BengaliTexts {
  nameBn?: string | undefined;
  descriptionBn?: string | undefined;
}

const looksLikePhoto = v.union([v.pipe(v.string(), v.includes('photo=')), v.pipe(v.string(), v.uuid())]);

/** Sets the Bengali texts that are given; an empty one is deleted. Others stay. */
export async function translate({ place: { database }, print }: Office, wanted: string, texts: BengaliTexts) {
  const name = texts.nameBn?.trim();
  const description = texts.descriptionBn?.trim();
  if (name === undefined && description === undefined) {
    throw new Error('Say what to set: --name-bn "...", --description-bn "...", or both.');
  }
  const described = description !== undefined && { description_bn: description || null };
  const album = await findAlbum(database, wanted).catch((error: unknown) => {
    if (!v.is(looksLikePhoto, wanted)) throw error;
  });
  if (album) {
    const row = { ...(name !== undefined && { name_bn: name || null }), ...described };
    await database.run(database.tables.from('albums').update(row).eq('id', album.id));
    print(`The album "${album.name}" has its texts in Bengali.`);
    return;
  }
  const photo = await findPhoto(database, wanted);
  const row = { ...(name !== undefined && { title_bn: name || null }), ...described };
  await database.run(database.tables.from('gallery_images').update(row).eq('id', photo.id));
  print(`${photoWords(photo)} has its texts in Bengali.`);
}
