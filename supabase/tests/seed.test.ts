import { expect, inject, test } from 'vitest';
import { demoGallery } from '../seed/demoGallery.ts';
import { uuidV5 } from '../seed/uuidV5.ts';
import { restClient } from './restClient.ts';

const backend = inject('backend');
const anon = restClient(backend, backend.anonKey);

test('every album of the demo is shown with its photos counted, measured and coloured, and a cover', async () => {
  const { body } = await anon(
    'albums?select=id,name,image_count,cover_image_url,gallery_images(width,dominant_color)&gallery_images.order=display_order&name=not.like.Test album*',
  );
  expect(body).toHaveLength(demoGallery.albums.length);
  for (const { folder, name, photos } of demoGallery.albums) {
    expect(body).toContainEqual({
      id: uuidV5(`album:${folder}`),
      name,
      image_count: photos.length,
      cover_image_url: `${backend.imageBase}v1/${photos[0]?.publicId}`,
      gallery_images: photos.map(({ width, color }) => ({ width, dominant_color: color })),
    });
  }
});
