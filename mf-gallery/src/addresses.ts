export const albumsPath = '/gallery';

export const albumPath = (id: string) => `${albumsPath}/${encodeURIComponent(id)}`;

const maxIdLength = 200;
const unusual = /[\p{Cc}\p{Cs}]/u;

/** Whether an id from an address is worth a query: not empty, not endless, no control characters. */
export const isPossibleId = (id: string) => id.trim() !== '' && id.length <= maxIdLength && !unusual.test(id);

const parameter = 'photo';

/** The query of the address that opens a photo. */
export const photoSearch = (id: string) => `?${new URLSearchParams({ [parameter]: id })}`;

/** Id of the photo that an address opens. */
export const photoInSearch = (search: string) => new URLSearchParams(search).get(parameter);

/** The query of the list's address that searches the gallery. */
export const querySearch = (typed: string) => typed && `?${new URLSearchParams({ q: typed })}`;

export const queryInSearch = (search: string) => new URLSearchParams(search).get('q')?.trim() ?? '';

/** State of a history entry right behind which lies the album itself, so that going back closes the photo. */
export const openedFromAlbum = { openedFromAlbum: true };

export const isOpenedFromAlbum = (state: unknown) =>
  typeof state === 'object' && state !== null && 'openedFromAlbum' in state;

/** Element id of a photo's link. */
export const tileId = (photoId: string) => `photo-${photoId}`;
