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
  description: v.optional(text),
  width: v.optional(pixels, 1600),
  height: v.optional(pixels, 1200),
  color: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'use a colour such as #af9b7a'))),
});
const albumSchema = v.strictObject({
  folder: folderName,
  name: text,
  description: v.optional(text),
  photos: v.array(photoSchema),
});
const listSchema = v.strictObject({
  groups: v.array(v.strictObject({ name: text, albums: v.array(albumSchema) })),
});

export interface DemoPhoto extends v.InferOutput<typeof photoSchema> {
  /** What the image service knows the photo by: `albums/<folder>/<file without extension>`. */
  publicId: string;
}

export interface DemoAlbum extends v.InferOutput<typeof albumSchema> {
  photos: DemoPhoto[];
}

export interface DemoGallery {
  /** In stored order, as are the albums of each and their photos. */
  groups: { name: string; albums: DemoAlbum[] }[];
  /** Of all groups. */
  albums: DemoAlbum[];
  /** Path of the file of each photo and hero by its public id. */
  files: ReadonlyMap<string, string>;
}

/**
 * Reads `gallery.json` and the names of the files in `heroes/`. Throws an Error that names the wrong entry, or the
 * file that is missing or listed twice.
 */
export function readDemoGallery(folder: string): DemoGallery {
  const listFile = join(folder, 'gallery.json');
  const list = v.safeParse(listSchema, JSON.parse(readFileSync(listFile, 'utf8')));
  if (!list.success) {
    const [issue] = list.issues;
    throw new Error(`${listFile}: ${v.getDotPath(issue) ?? 'the list'}: ${issue.message}.`);
  }
  const groups = list.output.groups.map(({ name, albums }) => ({ name, albums: albums.map(withPublicIds) }));
  const albums = groups.flatMap((group) => group.albums);
  const files = new Map(
    readdirSync(join(folder, 'heroes')).map((file) => [
      `hero/${parse(file).name}`,
      join(folder, 'heroes', file),
    ]),
  );
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

function withPublicIds(album: v.InferOutput<typeof albumSchema>): DemoAlbum {
  const photos = album.photos.map((photo) => ({
    ...photo,
    publicId: `albums/${album.folder}/${parse(photo.file).name}`,
  }));
  return { ...album, photos };
}

export const demoGallery = readDemoGallery(join(import.meta.dirname, '../../demo'));
