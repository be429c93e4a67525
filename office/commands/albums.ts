import type { Database } from './openDatabase.ts';

export type AlbumRow = Awaited<ReturnType<typeof readAlbums>>[number];

export const readAlbums = (database: Database) =>
  database.readAll((first, last) =>
    database.tables
      .from('albums')
      .select('id,name,image_count,published,display_order,group_id,album_groups(name)')
      .order('display_order')
      .order('id')
      .range(first, last),
  );

/** Behind the last of these rows. The gap is by chance: see the migration that spaces order numbers. */
export const nextOrder = (rows: readonly { display_order: number }[]) =>
  Math.max(0, ...rows.map(({ display_order }) => display_order)) +
  1 +
  Math.floor(-4 * Math.log(Math.random()));

export const sameName = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** By id or by name, ignoring case. */
export async function findAlbum(database: Database, wanted: string): Promise<AlbumRow> {
  const albums = await readAlbums(database);
  const found = albums.filter(({ id, name }) => id === wanted.toLowerCase() || sameName(name, wanted));
  const [album] = found;
  if (found.length > 1) {
    throw new Error(
      `There are ${found.length} albums "${wanted}". Give the id instead:\n${found.map(({ id, album_groups }) => `  ${id}  ${album_groups?.name ?? 'no group'}`).join('\n')}`,
    );
  }
  if (album) return album;
  throw new Error(
    `There is no album "${wanted}". \`npm run gallery -- list\` shows all; put names of several words in quotes.`,
  );
}
