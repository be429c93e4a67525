import { randomUUID } from 'node:crypto';
import type { RestCall } from './restClient.ts';

export const photoIn = (
  albumId: string,
  order: number,
  change: { cloudinary_url?: string; consent?: boolean } = {},
) => ({
  id: randomUUID(),
  album_id: albumId,
  cloudinary_url: `https://pictures.example/${albumId}/${order}.jpg`,
  title: `Photo ${order}`,
  display_order: order,
  published: true,
  consent: true,
  ...change,
});

/** An album of its own for one test, so that tests may run beside each other. */
export async function createAlbum(service: RestCall, photoCount: number, album: object = {}) {
  const id = randomUUID();
  await insert(service, 'albums', { id, name: `Test album ${id}`, published: true, ...album });
  const photos = Array.from({ length: photoCount }, (_, index) => photoIn(id, index + 1));
  if (photoCount > 0) await insert(service, 'gallery_images', photos);
  return { id, photos };
}

export async function insert(service: RestCall, table: string, rows: object) {
  const { status, body } = await service(table, { method: 'POST', body: rows });
  if (status !== 201) throw new Error(`${table}: ${status} ${JSON.stringify(body)}`);
}
