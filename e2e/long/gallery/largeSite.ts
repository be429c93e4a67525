import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from 'platform/files.ts';
import { freePort } from 'platform/serve/listen.ts';
import { demoGallery } from 'supabase/seed/demoGallery';
import { uuidV5 } from 'supabase/seed/uuidV5';
import { command, startServer } from '../../runningProcess.ts';
import { siteTest } from '../../siteTest.ts';

const largeId = uuidV5('scale:large');
export const largeAlbum = {
  path: `/gallery/${largeId}`,
  name: 'Forty Years in Five Thousand Photos',
  photos: 5000,
};
const smallAlbums = 500;

/** Albums in the list: the large one, the many small ones and the seed's. */
export const allAlbums = 1 + smallAlbums + demoGallery.albums.length;

export const photoTitle = (index: number) => `Photo number ${index + 1}`;

/** Id of a photo of the large album. */
export const photoId = (index: number) => uuidV5(`scale:${largeId}:${index}`);

const groups = ['Alumni', 'Excursions', 'Music', 'Plays', 'Zebra House'];
const groupId = (name: string | undefined) => uuidV5(`scale:group:${name}`);
/** Few enough that their sizes are drawn within the first seconds. */
const pictures = demoGallery.albums.slice(0, 2).flatMap(({ photos }) => photos);

const rowsAtOnce = 1000;

async function insert(backendUrl: string, serviceKey: string, table: string, rows: readonly object[]) {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const response = await fetch(`${backendUrl}/rest/v1/${table}`, {
      method: 'POST',
      headers: { apikey: serviceKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(rows.slice(start, start + rowsAtOnce)),
    });
    if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);
  }
}

/** 500 albums of three photos and one of 5,000. */
async function fillGallery(backendUrl: string, serviceKey: string) {
  const photosOf = (albumId: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: uuidV5(`scale:${albumId}:${index}`),
      album_id: albumId,
      cloudinary_url: `${backendUrl}/simanta-palli/image/upload/v1/${pictures[index % pictures.length]?.publicId}`,
      title: photoTitle(index),
      display_order: index,
      width: 1600,
      height: 1200,
      dominant_color: '#b98a5a',
      published: true,
      consent: true,
    }));
  const small = Array.from({ length: smallAlbums }, (_, index) => ({
    id: uuidV5(`scale:album:${index}`),
    group_id: groupId(groups[index % groups.length]),
    name: `Album ${index + 1} of the many`,
    description: index % 3 === 0 ? null : 'A day that somebody photographed from morning to evening.',
    display_order: index,
    published: true,
  }));
  const large = {
    id: largeId,
    group_id: groupId(groups[0]),
    name: largeAlbum.name,
    description: null,
    display_order: 1000,
    published: true,
  };
  const tables = {
    album_groups: groups.map((name, order) => ({ id: groupId(name), name, display_order: 10 + order })),
    albums: [...small, large],
    gallery_images: [...small.flatMap(({ id }) => photosOf(id, 3)), ...photosOf(largeId, largeAlbum.photos)],
  };
  for (const [table, rows] of Object.entries(tables)) await insert(backendUrl, serviceKey, table, rows);
}

/** A site whose gallery has 500 albums and one of 5,000 photos; `environment` is that of its commands. */
export const test = siteTest(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-large-'));
  const [sitePort, backendPort] = [await freePort(), await freePort()];
  const environment = {
    SITE_PORT: String(sitePort),
    BACKEND_PORT: String(backendPort),
    SITE_STORE: join(folder, 'site'),
    LOCAL_DATA: folder,
  };
  const server = await startServer(command('start'), { environment });
  const { serviceKey } = readJson<{ serviceKey: string }>(join(folder, 'backend/keys.json'));
  await fillGallery(`http://localhost:${backendPort}`, serviceKey);
  return {
    url: `http://localhost:${sitePort}`,
    environment,
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});
