import { randomUUID } from 'node:crypto';
import type { Backend } from 'supabase/backend/startBackend';

const PHOTOS = 60;

/** Makes an album of 60 photos; returns the paths that a visitor's page of it asks for. */
export async function createLargeAlbum(backend: Backend): Promise<string[]> {
  const album = randomUUID();
  const insert = async (table: string, rows: object) => {
    const { serviceKey } = backend;
    const response = await fetch(`${backend.url}/rest/v1/${table}`, {
      method: 'POST',
      headers: { apikey: serviceKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(rows),
    });
    if (!response.ok) throw new Error(`${table} cannot be filled: ${await response.text()}`);
  };
  await insert('albums', { id: album, name: 'A day of sixty photos', published: true });
  await insert(
    'gallery_images',
    Array.from({ length: PHOTOS }, (_, order) => ({
      album_id: album,
      cloudinary_url: `${backend.imageBase}v1/photo-${order}`,
      title: `Photo ${order + 1}`,
      description: 'What is to be seen on it, in a sentence of some words.',
      display_order: order,
      width: 1600,
      height: 1200,
      dominant_color: '#a83f26',
      published: true,
      consent: true,
    })),
  );
  const albumColumns =
    'id,group_id,name,cover_image_url,description,image_count,album_groups(name,display_order)';
  const photoColumns = 'id,cloudinary_url,title,description,width,height,dominant_color';
  return [
    `/rest/v1/albums?select=${albumColumns}&id=eq.${album}&limit=1`,
    `/rest/v1/gallery_images?select=${photoColumns}&album_id=eq.${album}&order=display_order.asc,id.asc&offset=0&limit=1000`,
  ];
}
