import type { Album } from '../data/albums.ts';

export interface AlbumGroup {
  /** Absent for albums that are in no group. */
  name: string | undefined;
  albums: Album[];
}

/** Element id of a group's heading. */
export const groupId = (name = '') => `group-${name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}`;

const firstGroup = 'Vintage/Nostalgia';

/** Vintage/Nostalgia first, the other groups in reverse alphabetical order, albums without a group last. */
export function groupAlbums(albums: readonly Album[]): AlbumGroup[] {
  const groups = new Map<string | undefined, Album[]>();
  for (const album of albums) {
    const group = groups.get(album.groupName);
    if (group) group.push(album);
    else groups.set(album.groupName, [album]);
  }
  return [...groups].map(([name, members]) => ({ name, albums: members })).sort(byName);
}

/** Without a collator: a phone's first takes 40 ms, before the first album shows. */
function byName({ name: a }: AlbumGroup, { name: b }: AlbumGroup) {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  if (a === firstGroup || b === firstGroup) return a === firstGroup ? -1 : 1;
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return first === second ? 0 : first < second ? 1 : -1;
}
