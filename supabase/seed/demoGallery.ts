import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import * as v from 'valibot';

/** Public ids are made of these names, hence no dots and no slashes. */
const folderName = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'use letters, digits and - only'));
const fileName = v.pipe(
  v.string(),
  v.regex(/^[\w-]+\.(svg|jpg|jpeg|png|webp|avif)$/, 'use a name such as 01.jpg'),
);
const text = v.pipe(v.string(), v.nonEmpty('a text is needed'));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

const photoSchema = v.strictObject({
  file: fileName,
  title: text,
  title_bn: v.optional(text),
  description: v.optional(text),
  description_bn: v.optional(text),
  year_from: v.optional(pixels),
  year_to: v.optional(pixels),
  credit: v.optional(text),
  width: v.optional(pixels, 1600),
  height: v.optional(pixels, 1200),
  color: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'use a colour such as #af9b7a'))),
});
const albumSchema = v.pipe(
  v.strictObject({
    folder: folderName,
    name: text,
    name_bn: v.optional(text),
    description: v.optional(text),
    description_bn: v.optional(text),
    photos: v.array(photoSchema),
  }),
  v.transform((album) => {
    // What the image service knows a photo by.
    const publicId = (file: string) => `albums/${album.folder}/${parse(file).name}`;
    return { ...album, photos: album.photos.map((photo) => ({ ...photo, publicId: publicId(photo.file) })) };
  }),
);
const listSchema = v.strictObject({
  groups: v.array(v.strictObject({ name: text, name_bn: v.optional(text), albums: v.array(albumSchema) })),
});

/**
 * Reads `gallery.json`, in stored order, and the names of the files in `heroes/`. `files` has the path of each photo
 * and hero by its public id. Throws an Error that names the wrong entry, or the file that is missing or listed twice.
 */
export function readDemoGallery(folder: string) {
  const listFile = join(folder, 'gallery.json');
  const list = v.safeParse(listSchema, JSON.parse(readFileSync(listFile, 'utf8')));
  if (!list.success) {
    const [issue] = list.issues;
    throw new Error(`${listFile}: ${v.getDotPath(issue) ?? 'the list'}: ${issue.message}.`);
  }
  const { groups } = list.output;
  const albums = groups.flatMap((group) => group.albums);
  const heroes = join(folder, 'heroes');
  const files = new Map(readdirSync(heroes).map((file) => [`hero/${parse(file).name}`, join(heroes, file)]));
  for (const album of albums) {
    for (const { publicId, file } of album.photos) {
      const path = join(folder, 'photos', album.folder, file);
      if (!existsSync(path)) throw new Error(`${listFile} lists ${path}, which does not exist.`);
      if (files.has(publicId)) throw new Error(`${listFile} lists ${path} twice.`);
      files.set(publicId, path);
    }
  }
  return { groups, albums, files };
}

export const demoGallery = readDemoGallery(join(import.meta.dirname, '../../demo'));
