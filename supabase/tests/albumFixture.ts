import { randomUUID } from 'node:crypto';
import type { RestCall } from './restClient.ts';

export interface PhotoFixture {
  id: string;
  album_id: string;
  cloudinary_url: string;
  title: string;
  display_order: number;
  published: boolean;
  consent: boolean;
}

export function photoIn(albumId: string, order: number, change: Partial<PhotoFixture> = {}): PhotoFixture {
  return {
    id: randomUUID(),
    album_id: albumId,
    cloudinary_url: `https://pictures.example/${albumId}/${order}.jpg`,
    title: `Photo ${order}`,
    display_order: order,
    published: true,
    consent: true,
    ...change,
  };
}

/** An album of its own for one test, so that tests may run beside each other. */
export async function createAlbum(
  service: RestCall,
  photoCount: number,
  album: Record<string, unknown> = {},
): Promise<{ id: string; photos: PhotoFixture[] }> {
  const id = randomUUID();
  await insert(service, 'albums', { id, name: `Test album ${id}`, published: true, ...album });
  const photos = Array.from({ length: photoCount }, (_, index) => photoIn(id, index + 1));
  if (photoCount > 0) await insert(service, 'gallery_images', photos);
  return { id, photos };
}

export async function insert(service: RestCall, table: string, body: object): Promise<void> {
  const answer = await service(table, { method: 'POST', body });
  if (answer.status !== 201) throw new Error(`${table}: ${answer.status} ${JSON.stringify(answer.body)}`);
}
