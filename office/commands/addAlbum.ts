import { randomUUID } from 'node:crypto';
import { nextOrder, readAlbums, sameName } from './albums.ts';
import type { Office } from './office.ts';

interface NewAlbum {
  name: string;
  nameBn?: string | undefined;
  group?: string | undefined;
  newGroup?: boolean | undefined;
  /** Of a new group. */
  groupBn?: string | undefined;
  description?: string | undefined;
  descriptionBn?: string | undefined;
}

/** An album without photos, at the end of its group. */
export async function addAlbum({ place: { database }, print }: Office, album: NewAlbum): Promise<void> {
  if (!album.name.trim()) throw new Error('An album needs a name.');
  const albums = await readAlbums(database);
  const twin = albums.find(({ name }) => sameName(name, album.name));
  if (twin) {
    throw new Error(
      `There is an album "${twin.name}" already (${twin.id}). Add photos to it, or choose another name.`,
    );
  }
  const groups = await database.readAll((first, last) =>
    database.tables.from('album_groups').select('id,name,display_order').order('id').range(first, last),
  );
  const group = chooseGroup(groups, album);
  const row = {
    id: randomUUID(),
    name: album.name.trim(),
    name_bn: album.nameBn?.trim() || null,
    description: album.description?.trim() || null,
    description_bn: album.descriptionBn?.trim() || null,
    group_id: group?.id ?? null,
    display_order: nextOrder(albums.filter(({ group_id }) => group_id === (group?.id ?? null))),
    published: true,
  };
  if (group?.isNew) {
    const { id, name } = group;
    await database.run(
      database.tables.from('album_groups').insert({
        id,
        name,
        name_bn: album.groupBn?.trim() || null,
        display_order: nextOrder(groups),
      }),
    );
  }
  try {
    await database.run(database.tables.from('albums').insert(row));
  } catch (error) {
    if (group?.isNew) await database.run(database.tables.from('album_groups').delete().eq('id', group.id));
    throw error;
  }
  print(`Added the album "${row.name}"${group ? ` to the group "${group.name}"` : ', in no group'}.`);
  print(`Now its photos: npm run gallery -- add-photos ${row.id} <folder> --consent`);
}

function chooseGroup(groups: readonly { id: string; name: string }[], { group: wanted, newGroup }: NewAlbum) {
  if (!wanted) return undefined;
  const known = groups.find(({ name }) => sameName(name, wanted));
  if (known) return { ...known, isNew: false };
  if (newGroup) return { id: randomUUID(), name: wanted.trim(), isNew: true };
  throw new Error(
    `There is no group "${wanted}". The groups are: ${groups.map(({ name }) => `"${name}"`).join(', ')}. To make a new one, add --new-group.`,
  );
}
