import type { Locale } from 'shared/contract/locales';
import type { Album } from '../data/albums.ts';

export interface AlbumGroup {
  /** Name in English, by which it is known; both absent for albums that are in no group. */
  key: string | undefined;
  /** As it is shown. */
  name: string | undefined;
  albums: Album[];
}

/** Element id of a group's heading, the same in both locales. */
export const groupId = (key = '') => `group-${key.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}`;

const firstGroup = 'Vintage/Nostalgia';

/** Vintage/Nostalgia first, the other groups in reverse alphabetical order, albums without a group last. */
export function groupAlbums(albums: readonly Album[], locale: Locale): AlbumGroup[] {
  const groups = new Map<string | undefined, AlbumGroup>();
  for (const album of albums) {
    const { key, name } = album.group ?? {};
    const group = groups.get(key);
    if (group) group.albums.push(album);
    else groups.set(key, { key, name, albums: [album] });
  }
  const compare = locale === 'bn' ? new Intl.Collator('bn').compare : compareLetters;
  return [...groups.values()].sort((a, b) => place(a) - place(b) || compare(b.name ?? '', a.name ?? ''));
}

/** Vintage/Nostalgia before the others, and what is in no group behind them. */
const place = ({ key }: AlbumGroup) => (key === firstGroup ? 0 : key === undefined ? 2 : 1);

/**
 * Accents are no letters of their own. Without a collator, which Bengali needs: a phone's first takes 40 ms, before the
 * first album shows.
 */
function compareLetters(a: string, b: string) {
  const [first = '', second = ''] = [a, b].map((text) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  );
  return first === second ? 0 : first < second ? -1 : 1;
}
