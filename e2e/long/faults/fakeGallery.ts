import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { albumRow } from '../../backend.ts';
import type { Answer } from '../../faultServer.ts';

const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, *',
  'Access-Control-Expose-Headers': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export const album = albumRow({ name: 'The old building', group: 'Vintage/Nostalgia', image_count: 2 });
export const albums = [album, albumRow({ name: 'Sports day', group: '2024', image_count: 2 })];

const pictureAt = (host = '') => `http://${host}/demo/image/upload/v1/photo.jpg`;

const photo = (host: string, index: number) => ({
  id: `00000000-0000-4000-a000-00000000000${index}`,
  cloudinary_url: pictureAt(host),
  title: `Photo ${index}`,
  description: null,
  width: 1200,
  height: 900,
  dominant_color: '#a83f26',
});

/** The photos of every album, as rows of the backend at that host. */
export const photosAt = (host = '') => [photo(host, 1), photo(host, 2)];

/** The first photo of an album. */
export const pictureOf = (page: Page) => page.getByRole('main').getByRole('img', { name: 'Photo 1' });

/** Answers as PostgREST and the image service do, with two albums of two photos each. */
export async function fakeGallery({ url = '/', method, headers }: IncomingMessage): Promise<Answer> {
  if (method === 'OPTIONS') return answer('text/plain', '');
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname.endsWith('/albums')) {
    const wanted = albums.filter(({ id }) => isWanted(searchParams, id));
    return rows(wanted.map((row) => ({ ...row, cover_image_url: pictureAt(headers.host) })));
  }
  if (pathname.endsWith('/gallery_images')) return rows(photosAt(headers.host));
  return answer('image/svg+xml', picture);
}

const isWanted = (query: URLSearchParams, id: string) => [null, `eq.${id}`].includes(query.get('id'));

const picture = readFileSync(join(import.meta.dirname, '../../../mf-gallery/public/album.svg'));

export const rows = (found: readonly unknown[]): Answer =>
  answer('application/json', JSON.stringify(found), {
    'Content-Range': `${found.length === 0 ? '*' : `0-${found.length - 1}`}/${found.length}`,
  });

export const answer = (
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
  status = 200,
): Answer => ({
  status,
  headers: { ...crossOrigin, 'Content-Type': type, ...headers },
  body: Buffer.from(body),
});
