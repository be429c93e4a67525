import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { albumRow } from '../../backend.ts';
import type { Reply } from '../../faultServer.ts';

const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, *',
  'Access-Control-Expose-Headers': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export const album = albumRow({ name: 'The old building', group: 'Vintage/Nostalgia', image_count: 2 });
export const albumPath = `/gallery/${album.id}`;
export const firstPhoto = 'Photo 1';

/** The year that finds the album. */
const foundYear = '1994';
export const bengaliName = 'পুরোনো ভবন';

const albums = [album, albumRow({ name: 'Sports day', group: '2024', image_count: 2 })];
const picture = readFileSync(join(import.meta.dirname, '../../../mf-gallery/public/album.svg'));

/** Answers as PostgREST and the image service do, with two albums of two photos each. */
export async function fakeGallery({ url = '/', method, headers }: IncomingMessage): Promise<Reply> {
  if (method === 'OPTIONS') return answer('text/plain', '');
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const address = `http://${headers.host}/demo/image/upload/v1/photo.jpg`;
  if (pathname.endsWith('/albums')) {
    const wanted = albums.filter(({ id }) => [null, `eq.${id}`].includes(searchParams.get('id')));
    return rows(wanted.map((row) => ({ ...row, cover_image_url: address })));
  }
  if (pathname.endsWith('/gallery_search')) {
    const isFound = searchParams.get('words')?.endsWith(`.${foundYear}:*`);
    const { id, name, description } = album;
    const names = { title: name, title_bn: bengaliName, albums: { name, name_bn: bengaliName } };
    return rows(isFound ? [{ id, album_id: id, ...names, description, image_url: address }] : []);
  }
  if (pathname.endsWith('/gallery_images')) {
    return rows(
      [firstPhoto, 'Photo 2'].map((title) => ({
        id: title,
        cloudinary_url: address,
        title,
        description: null,
        width: 1200,
        height: 900,
        dominant_color: '#a83f26',
      })),
    );
  }
  return answer('image/svg+xml', picture);
}

const rows = (found: readonly unknown[]) =>
  answer('application/json', JSON.stringify(found), {
    'Content-Range': `0-${found.length - 1}/${found.length}`,
  });

export const answer = (
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
  status = 200,
): Reply => ({
  status,
  headers: { ...crossOrigin, 'Content-Type': type, ...headers },
  body: Buffer.from(body),
});
