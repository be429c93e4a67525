import { expect, inject, test } from 'vitest';
import { demoGallery } from '../seed/demoGallery.ts';
import { albumRows, groupRows, imageRows } from '../seed/seedRows.ts';
import { uuidV5 } from '../seed/uuidV5.ts';
import { restClient } from './restClient.ts';

const backend = inject('backend');
const anon = restClient(backend, backend.anonKey);

test('ids are version 5 uuids, the same each time and never twice', () => {
  expect(uuidV5('album:rain')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(uuidV5('album:rain')).toBe(uuidV5('album:rain'));
  const ids = [...groupRows(), ...albumRows(), ...imageRows('https://x/image/upload/')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every album of the demo is shown with its photos counted and a cover', async () => {
  const { body } = await anon('albums?select=id,name,image_count,cover_image_url&name=not.like.Test album*');
  expect(body).toHaveLength(demoGallery.albums.length);
  for (const { folder, name, photos } of demoGallery.albums) {
    expect(body).toContainEqual({
      id: uuidV5(`album:${folder}`),
      name,
      image_count: photos.length,
      cover_image_url: `${backend.imageBase}v1/${photos[0]?.publicId}`,
    });
  }
});

test('the stored order of the groups is not the order by name that pages show', () => {
  const stored = demoGallery.groups.map(({ name }) => name);
  const [, ...others] = [...stored].sort((a, b) => (a < b ? 1 : -1));
  expect(stored).not.toEqual(['Vintage/Nostalgia', ...others]);
  expect(stored[0]).not.toBe('Vintage/Nostalgia');
});

test('photos carry their size and a colour', async () => {
  const { body } = await anon('gallery_images?select=width,height,dominant_color&width=not.is.null&limit=1');
  expect(body[0]).toEqual({
    width: 1600,
    height: 1200,
    dominant_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});
