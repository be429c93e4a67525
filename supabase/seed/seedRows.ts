import { demoGallery } from './demoGallery.ts';
import { uuidV5 } from './uuidV5.ts';

const hourMs = 3_600_000;
const firstUploadMs = Date.UTC(2025, 0, 6, 4);

export const groupRows = () =>
  demoGallery.groups.map(({ name, name_bn = null }, index) => ({
    id: uuidV5(`group:${name}`),
    name,
    name_bn,
    display_order: index + 1,
  }));

export const albumRows = () =>
  demoGallery.groups.flatMap((group) =>
    group.albums.map(
      ({ folder, name, name_bn = null, description = null, description_bn = null }, index) => ({
        id: uuidV5(`album:${folder}`),
        group_id: uuidV5(`group:${group.name}`),
        name,
        name_bn,
        description,
        description_bn,
        display_order: index + 1,
        published: true,
      }),
    ),
  );

/** `imageBase` ends in `/image/upload/`: this backend's or a Cloudinary account's. */
export const imageRows = (imageBase: string) =>
  demoGallery.albums.flatMap(({ folder, photos }, albumIndex) =>
    photos.map(
      ({ publicId, title, title_bn = null, description = null, description_bn = null, ...photo }, index) => ({
        id: uuidV5(`photo:${publicId}`),
        album_id: uuidV5(`album:${folder}`),
        cloudinary_url: `${imageBase}v1/${publicId}`,
        title,
        title_bn,
        description,
        description_bn,
        uploaded_at: new Date(firstUploadMs + (albumIndex * 48 + index) * hourMs).toISOString(),
        display_order: index + 1,
        width: photo.width,
        height: photo.height,
        year_from: photo.year_from ?? null,
        year_to: photo.year_to ?? null,
        credit: photo.credit ?? null,
        dominant_color: photo.color ?? null,
        is_cover: index === 0,
        published: true,
        consent: true,
      }),
    ),
  );
