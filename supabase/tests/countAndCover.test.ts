import { expect, inject, test } from 'vitest';
import { createAlbum, insert, photoIn } from './albumFixture.ts';
import { restClient } from './restClient.ts';

const backend = inject('backend');
const anon = restClient(backend, backend.anonKey);
const service = restClient(backend, backend.serviceKey);

async function shown(albumId: string) {
  const { body } = await anon(`albums?select=image_count,cover_image_url&id=eq.${albumId}`);
  return [body[0].image_count, body[0].cover_image_url];
}

const change = (photoId: string | undefined, body: object) =>
  service(`gallery_images?id=eq.${photoId}`, { method: 'PATCH', body });

test('an album without photos counts none and has no cover', async () => {
  const { id } = await createAlbum(service, 0, { image_count: 7, cover_image_url: 'https://stale.example' });
  expect(await shown(id)).toEqual([0, null]);
});

test('the first visible photo is the cover until one is chosen', async () => {
  const { id, photos } = await createAlbum(service, 3);
  expect(await shown(id)).toEqual([3, photos[0]?.cloudinary_url]);
  await change(photos[2]?.id, { is_cover: true });
  expect(await shown(id)).toEqual([3, photos[2]?.cloudinary_url]);
  await change(photos[2]?.id, { consent: false });
  expect(await shown(id)).toEqual([2, photos[0]?.cloudinary_url]);
  await change(photos[2]?.id, { consent: true });
  expect(await shown(id)).toEqual([3, photos[2]?.cloudinary_url]);
});

test('removing and restoring a photo changes count and cover with it', async () => {
  const { id, photos } = await createAlbum(service, 2);
  await change(photos[0]?.id, { removed_at: new Date().toISOString(), removal_reason: 'asked' });
  expect(await shown(id)).toEqual([1, photos[1]?.cloudinary_url]);
  await change(photos[1]?.id, { published: false });
  expect(await shown(id)).toEqual([0, null]);
  await change(photos[0]?.id, { removed_at: null, removal_reason: null });
  expect(await shown(id)).toEqual([1, photos[0]?.cloudinary_url]);
});

test('inserting and deleting many photos in one statement is counted', async () => {
  const { id } = await createAlbum(service, 500);
  expect((await shown(id))[0]).toBe(500);
  await service(`gallery_images?album_id=eq.${id}&display_order=lte.499`, { method: 'DELETE' });
  expect((await shown(id))[0]).toBe(1);
});

test('moving a photo changes both albums', async () => {
  const from = await createAlbum(service, 2);
  const to = await createAlbum(service, 0);
  await change(from.photos[0]?.id, { album_id: to.id });
  expect(await shown(from.id)).toEqual([1, from.photos[1]?.cloudinary_url]);
  expect(await shown(to.id)).toEqual([1, from.photos[0]?.cloudinary_url]);
});

test('a new order or address of photos reaches the cover', async () => {
  const { id, photos } = await createAlbum(service, 2);
  await change(photos[0]?.id, { display_order: 9 });
  expect((await shown(id))[1]).toBe(photos[1]?.cloudinary_url);
  await change(photos[1]?.id, { cloudinary_url: 'https://pictures.example/new.jpg' });
  expect((await shown(id))[1]).toBe('https://pictures.example/new.jpg');
});

test('nobody can write a false count or cover', async () => {
  const { id, photos } = await createAlbum(service, 1);
  await service(`albums?id=eq.${id}`, {
    method: 'PATCH',
    body: { image_count: 99, cover_image_url: 'https://false.example' },
  });
  expect(await shown(id)).toEqual([1, photos[0]?.cloudinary_url]);
});

test('an album has one chosen cover and keeps its photos until they are deleted', async () => {
  const { id, photos } = await createAlbum(service, 2);
  await change(photos[0]?.id, { is_cover: true });
  expect((await change(photos[1]?.id, { is_cover: true })).body.code).toBe('23505');
  expect((await service(`albums?id=eq.${id}`, { method: 'DELETE' })).body.code).toBe('23503');
});

test('a reason for removal needs a removal', async () => {
  const { id } = await createAlbum(service, 0);
  await insert(service, 'gallery_images', photoIn(id, 1));
  const { body } = await service(`gallery_images?album_id=eq.${id}`, {
    method: 'PATCH',
    body: { removal_reason: 'asked' },
  });
  expect(body.code).toBe('23514');
});
