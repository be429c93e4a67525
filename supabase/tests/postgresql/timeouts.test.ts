import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { createAlbum } from '../albumFixture.ts';
import { restClient } from '../restClient.ts';
import { runSql } from './runSql.ts';

const backend = inject('backend');
const socketFolder = inject('socketFolder');
const anon = restClient(backend, backend.anonKey);
const service = restClient(backend, backend.serviceKey);

test('a query of anon that waits for a lock is ended after three seconds, and the next one is not', async () => {
  const holding = runSql(
    socketFolder,
    'begin; lock table public.album_groups in access exclusive mode; select pg_sleep(5); rollback;',
  );
  await sleep(300);
  const started = performance.now();
  expect((await anon('album_groups?select=id')).body.code).toBe('57014');
  expect(performance.now() - started).toBeLessThan(4500);
  expect((await anon('gallery_images?select=id&limit=1')).status).toBe(200);
  await holding;
  expect((await anon('album_groups?select=id')).status).toBe(200);
});

test('withdrawals in one album at the same time are all counted', async () => {
  const { id, photos } = await createAlbum(service, 20);
  const responses = await Promise.all(
    photos.slice(0, 15).map((photo) =>
      service(`gallery_images?id=eq.${photo.id}`, {
        method: 'PATCH',
        body: { removed_at: '2025-02-01T00:00:00Z' },
      }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(15).fill(204));
  const { body } = await anon(`albums?select=image_count,cover_image_url&id=eq.${id}`);
  expect(body).toEqual([{ image_count: 5, cover_image_url: photos[15]?.cloudinary_url }]);
});

test('withdrawals and new photos in two albums at once do not deadlock', async () => {
  const first = await createAlbum(service, 5);
  const second = await createAlbum(service, 5);
  const pairs = first.photos.map((photo, index) => [photo.id, second.photos[index]?.id]);
  const answers = await Promise.all(
    pairs.flatMap((ids, index) => [
      service(`gallery_images?id=in.(${(index % 2 ? ids : ids.reverse()).join()})`, {
        method: 'PATCH',
        body: { consent: false },
      }),
      service('gallery_images', {
        method: 'POST',
        body: [first.id, second.id].map((album) => ({
          album_id: album,
          cloudinary_url: 'https://pictures.example/new.jpg',
          title: 'New',
          published: true,
          consent: true,
        })),
      }),
    ]),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 204]));
  const { body } = await anon(`albums?select=image_count&id=in.(${first.id},${second.id})`);
  expect(body).toEqual([{ image_count: 5 }, { image_count: 5 }]);
});
