import * as v from 'valibot';
import { OfficeError } from './OfficeError.ts';
import type { Database } from './openDatabase.ts';

const albumSchema = v.object({
  id: v.string(),
  name: v.string(),
  image_count: v.number(),
  published: v.boolean(),
  display_order: v.number(),
  group_id: v.nullable(v.string()),
  album_groups: v.nullable(v.object({ name: v.string() })),
});

export type AlbumRow = v.InferOutput<typeof albumSchema>;

export const readAlbums = (database: Database) =>
  database.readAll(albumSchema, (first, last) =>
    database
      .from('albums')
      .select('id,name,image_count,published,display_order,group_id,album_groups(name)')
      .order('display_order')
      .order('id')
      .range(first, last),
  );

export const sameName = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** By id or by name, ignoring case. */
export async function findAlbum(database: Database, wanted: string): Promise<AlbumRow> {
  const albums = await readAlbums(database);
  const found = albums.filter(({ id, name }) => id === wanted.toLowerCase() || sameName(name, wanted));
  const [album] = found;
  if (found.length > 1) {
    throw new OfficeError(
      `There are ${found.length} albums "${wanted}". Give the id instead:\n${found.map(({ id, album_groups }) => `  ${id}  ${album_groups?.name ?? 'no group'}`).join('\n')}`,
    );
  }
  if (album) return album;
  throw new OfficeError(
    `There is no album "${wanted}". \`npm run gallery -- list\` shows all; put names of several words in quotes.`,
  );
}
