import type { FirstRead } from 'shared/contract/section';
import { reads } from './reads.ts';

const albumId = '{albumId}';

/** With the name of the parameter as the HTML's script reads it. */
const unfilled = ({ path, ...read }: FirstRead): FirstRead => ({
  path: path.replace(encodeURIComponent(albumId), albumId),
  ...read,
});

/** What the pages read first, for their HTML to start. */
export const firstReads = {
  albums: reads.albums(0),
  album: unfilled(reads.album(albumId)),
  photos: unfilled(reads.photos(albumId, 0)),
};
