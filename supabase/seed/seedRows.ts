import { type AlbumSpec, albumGroups, albums } from '../pictures/catalogue.ts';
import { dominantColor } from '../pictures/drawPicture.ts';
import { uuidV5 } from './uuidV5.ts';

const PHOTO_SIZE = { width: 1600, height: 1200 };
const HOUR_MS = 3_600_000;
const FIRST_UPLOAD = Date.UTC(2025, 0, 6, 4);

export function groupRows() {
  return albumGroups.map(({ name, displayOrder }) => ({
    id: uuidV5(`group:${name}`),
    name,
    display_order: displayOrder,
  }));
}

export function albumRows() {
  return albums.map((album) => ({
    id: albumId(album),
    group_id: uuidV5(`group:${album.group}`),
    name: album.name,
    description: album.description ?? null,
    display_order: album.displayOrder,
    published: true,
  }));
}

/** `imageBase` ends in `/image/upload/`: this backend's or a Cloudinary account's. */
export function imageRows(imageBase: string) {
  return albums.flatMap((album, albumIndex) =>
    album.photos.map((photo, index) => ({
      id: uuidV5(`photo:${photo.publicId}`),
      album_id: albumId(album),
      cloudinary_url: `${imageBase}v1/${photo.publicId}`,
      title: photo.title,
      description: photo.description ?? null,
      uploaded_at: new Date(FIRST_UPLOAD + (albumIndex * 48 + index) * HOUR_MS).toISOString(),
      display_order: index + 1,
      ...PHOTO_SIZE,
      dominant_color: dominantColor(photo.publicId) ?? null,
      is_cover: index === 0,
      published: true,
      consent: true,
    })),
  );
}

function albumId(album: AlbumSpec): string {
  return uuidV5(`album:${album.slug}`);
}
