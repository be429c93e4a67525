import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { readAlbums, sameName } from '../albums.ts';
import { OfficeError } from '../OfficeError.ts';
import type { Command } from '../readCommand.ts';
import type { Office } from './office.ts';

const groupSchema = v.object({ id: v.string(), name: v.string(), display_order: v.number() });

type AddAlbum = Extract<Command, { name: 'add-album' }>;

/** An album without photos, at the end of its group. */
export async function addAlbum({ place, print }: Office, command: AddAlbum): Promise<void> {
  const { tables } = place;
  const albums = await readAlbums(tables);
  const twin = albums.find(({ name }) => sameName(name, command.album));
  if (twin) {
    throw new OfficeError(
      `There is an album "${twin.name}" already (${twin.id}). Add photos to it, or choose another name.`,
    );
  }
  const groups = await tables.read(
    'album_groups',
    'select=id,name,display_order&order=display_order,id',
    groupSchema,
  );
  const group = chooseGroup(groups, command);
  const id = randomUUID();
  if (group?.isNew)
    await tables.insert('album_groups', [
      { id: group.id, name: group.name, display_order: nextOrder(groups) },
    ]);
  try {
    await tables.insert('albums', [
      {
        id,
        name: command.album,
        description: command.description ?? null,
        group_id: group?.id ?? null,
        display_order: nextOrder(albums.filter(({ group_id }) => group_id === (group?.id ?? null))),
        published: true,
      },
    ]);
  } catch (error) {
    if (group?.isNew) await tables.remove('album_groups', `id=eq.${group.id}`);
    throw error;
  }
  print(`Added the album "${command.album}"${group ? ` to the group "${group.name}"` : ', in no group'}.`);
  print(`Now its photos: npm run gallery -- add-photos ${id} <folder> --consent`);
}

function chooseGroup(
  groups: readonly v.InferOutput<typeof groupSchema>[],
  { group: wanted, isNewGroup }: AddAlbum,
) {
  if (!wanted) return undefined;
  const known = groups.find(({ name }) => sameName(name, wanted));
  if (known) return { ...known, isNew: false };
  if (isNewGroup) return { id: randomUUID(), name: wanted, isNew: true };
  throw new OfficeError(
    `There is no group "${wanted}". The groups are: ${groups.map(({ name }) => `"${name}"`).join(', ')}. To make a new one, add --new-group.`,
  );
}

const nextOrder = (rows: readonly { display_order: number }[]) =>
  Math.max(0, ...rows.map(({ display_order }) => display_order)) + 1;
