import { useDeferredValue, useMemo } from 'react';
import type { Album } from '../data/album.ts';
import { AlbumGroupSection } from './AlbumGroupSection.tsx';
import { groupAlbums } from './groupAlbums.ts';

interface AlbumGroupsProps {
  albums: readonly Album[];
  /** The cards rise in one by one: on a first visit, not on return. */
  rises: boolean;
}

/**
 * The first group at once, the others in slices between which taps are answered. On return all at once, so that the
 * page is as high as it was.
 */
export function AlbumGroups({ albums, rises }: AlbumGroupsProps) {
  const groups = useMemo(() => groupAlbums(albums), [albums]);
  const shown = useDeferredValue(groups, rises ? groups.slice(0, 1) : groups);
  return shown.map((group, index) => (
    <AlbumGroupSection key={group.name ?? ''} {...group} rises={rises} isFirst={index === 0} />
  ));
}
