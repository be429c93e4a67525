import { type DemoAlbum, demoGallery } from './demoGallery.ts';
import { uuidV5 } from './uuidV5.ts';

const HOUR_MS = 3_600_000;
const FIRST_UPLOAD = Date.UTC(2025, 0, 6, 4);

export function groupRows() {
  return demoGallery.groups.map(({ name }, index) => ({
    id: uuidV5(`group:${name}`),
    name,
    display_order: index + 1,
  }));
}

export function albumRows() {
  return demoGallery.groups.flatMap((group) =>
    group.albums.map((album, index) => ({
      id: albumId(album),
      group_id: uuidV5(`group:${group.name}`),
      name: album.name,
      description: album.description ?? null,
      display_order: index + 1,
      published: true,
    })),
  );
}

/** `imageBase` ends in `/image/upload/`: this backend's or a Cloudinary account's. */
export function imageRows(imageBase: string) {
  return demoGallery.albums.flatMap((album, albumIndex) =>
    album.photos.map((photo, index) => ({
      id: uuidV5(`photo:${photo.publicId}`),
      album_id: albumId(album),
      cloudinary_url: `${imageBase}v1/${photo.publicId}`,
      title: photo.title,
      description: photo.description ?? null,
      uploaded_at: new Date(FIRST_UPLOAD + (albumIndex * 48 + index) * HOUR_MS).toISOString(),
      display_order: index + 1,
      width: photo.width,
      height: photo.height,
      dominant_color: photo.color ?? null,
      is_cover: index === 0,
      published: true,
      consent: true,
    })),
  );
}

function albumId(album: DemoAlbum): string {
  return uuidV5(`album:${album.folder}`);
}
