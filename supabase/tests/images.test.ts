import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageUrl, type Preset, type ScreenSize } from 'shared/images/presets';
import { testSite } from 'shared/testing/testSite';
import sharp, { type Region } from 'sharp';
import { expect, inject, test } from 'vitest';
import { InvalidAddress, parseDelivery } from '../backend/images/parseDelivery.ts';
import { removeOldest } from '../backend/images/renditions.ts';
import { demoGallery } from '../seed/demoGallery.ts';
import { createAlbum, insert, photoIn } from './albumFixture.ts';
import { restClient } from './restClient.ts';

const backend = inject('backend');
const service = restClient(backend, backend.serviceKey);
const photos = demoGallery.albums.flatMap((album) => album.photos.map(({ publicId }) => publicId));
const [photo = ''] = photos;
const hero = 'hero/sky-bridge';
const webp = { Accept: 'image/avif,image/webp,*/*' };
const jpeg = { Accept: '*/*' };

/** A grid picture's address below the image base, of any size. */
const sized = (width: number, height: number, publicId = photo, rules = 'c_fill,q_auto') =>
  `w_${width},h_${height},${rules},f_auto,fl_progressive,dpr_1.0/v1/${publicId}`;

async function get(path: string, headers: Record<string, string> = webp) {
  const response = await fetch(path.startsWith('http') ? path : backend.imageBase + path, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
type Answer = Awaited<ReturnType<typeof get>>;

/** For example `webp 600x450`. */
async function measured({ bytes }: Answer): Promise<string> {
  const { format, width, height } = await sharp(bytes).metadata();
  return `${format} ${width}x${height}`;
}

/** Mean difference of two pictures in a region, 0 (the same) to 255. */
async function difference(one: Answer, other: Answer, region: Region): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map(({ bytes }) => sharp(bytes).removeAlpha().extract(region).raw().toBuffer()),
  );
  if (!a || a.length !== b?.length) throw new Error('The two pictures differ in size.');
  return a.reduce((sum, value, index) => sum + Math.abs(value - b.readUInt8(index)), 0) / a.length;
}

const site = (schoolName: string) => ({
  ...testSite,
  school: { ...testSite.school, name: schoolName },
  images: { base: backend.imageBase },
});

test.each<[Preset, ScreenSize, string, string]>([
  ['thumbnail', 'any', photo, '600x450'],
  ['card', 'any', photo, '900x600'],
  ['grid', 'any', photo, '1200x900'],
  ['lightbox', 'any', photo, '1600x1200'],
  ['hero', 'any', hero, '1920x1080'],
  ['hero', 'phone', hero, '960x720'],
])('the preset %s for %s screens gives %s in its size', async (preset, screen, publicId, size) => {
  const address = imageUrl(`${backend.imageBase}v1/${publicId}`, preset, site('Test & Co, 50%/2'), screen);
  const picture = await get(address ?? '');
  expect([picture.status, await measured(picture)]).toEqual([200, `webp ${size}`]);
});

test('the format follows Accept; a whole picture is JPEG', async () => {
  const fallback = await get(sized(80, 60), jpeg);
  expect(await measured(fallback)).toBe('jpeg 80x60');
  expect(fallback.headers.get('vary')).toBe('Accept');
  expect(await measured(await get(`v1/${photo}`))).toBe('jpeg 1600x1200');
});

test('the watermark is at the bottom right, and Bengali is shaped', async () => {
  const marked = (name: string) =>
    get(imageUrl(`${backend.imageBase}v1/${photo}`, 'lightbox', site(name), 'saving') ?? '');
  const plain = await get(sized(800, 600, photo, 'c_limit,q_auto:eco'));
  const english = await marked('Simanta Palli');
  const right = { left: 400, top: 500, width: 364, height: 64 };
  expect(await difference(plain, english, right)).toBeGreaterThan(3);
  expect(await difference(plain, english, { left: 0, top: 0, width: 800, height: 480 })).toBeLessThan(0.1);
  expect(await difference(await marked('বিদ্যালয়'), await marked('বিদযালয'), right)).toBeGreaterThan(0.5);
});

const grid = 'w_600,h_450,c_fill,q_auto,f_auto,fl_progressive,dpr_2.0';
const layer = 'l_text:Arial_36_bold:Hi,co_rgb:ffffff,o_60';
const placement = 'fl_layer_apply,g_south_east,x_36,y_36';

test.each([
  [grid.replace('c_fill', 'c_pad'), 'c_pad'],
  [grid.replace('w_600', 'w_0'), 'between 1 and 4096'],
  [grid.replace('w_600', 'w_3000'), 'between 1 and 4096'],
  [`${grid}/${grid}/${placement}`, grid],
  [`${grid}/${layer}`, 'is no part'],
  [`${grid}/${layer}/${placement}/${grid}`, grid],
  [`${grid}/${layer.replace('36', '0')}/${placement}`, '_0_bold'],
  [`${grid}/${layer.replace('Hi', 'x'.repeat(201))}/${placement}`, 'xxx'],
])('no preset writes %s, so it is refused by name', (transformation, named) => {
  expect(() => parseDelivery(`${transformation}/v1/${photo}`)).toThrow(InvalidAddress);
  expect(() => parseDelivery(`${transformation}/v1/${photo}`)).toThrow(named);
});

test.each([
  [`w_10/v1/${photo}`, 400],
  [photo, 400],
  ['v1/%E0%A4%A', 400],
  [`${grid}/${layer.replace('Hi', encodeURIComponent('😀'.repeat(101)))}/${placement}/v1/${photo}`, 400],
  ['v1/no-such-picture', 404],
  ['v1/', 404],
  ['v1/hero/..%2fgallery', 404],
  [`v2/${photo}`, 404],
  [`v1/${photo}.jpg`, 404],
])('%s is refused with %i and not stored', async (path, status) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
});

test('a picture is cached for less than a minute and then only confirmed', async () => {
  const first = await get(sized(90, 60));
  expect(first.headers.get('cache-control')).toBe('public, max-age=55, must-revalidate');
  expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  const etag = first.headers.get('etag') ?? '';
  const again = await get(sized(90, 60), { ...webp, 'If-None-Match': etag });
  expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
  expect((await get(sized(90, 60), { ...jpeg, 'If-None-Match': etag })).status).toBe(200);
});

/** An upload that a visible row of an album of its own names. */
async function uploadedPhoto() {
  const publicId = `albums/uploads/${randomUUID()}`;
  await mkdir(join(backend.dataDir, 'uploads/albums/uploads'), { recursive: true });
  const grey = sharp({ create: { width: 800, height: 600, channels: 3, background: '#888888' } });
  await grey.jpeg().toFile(join(backend.dataDir, 'uploads', `${publicId}.jpg`));
  const { id: albumId } = await createAlbum(service, 0);
  const photo = photoIn(albumId, 1, { cloudinary_url: `${backend.imageBase}v1/${publicId}` });
  await insert(service, 'gallery_images', photo);
  return { albumId, photo, load: (headers = {}) => get(sized(60, 60, publicId), { ...webp, ...headers }) };
}

test('an upload is served while a row that visitors may read names it, and never without one', async () => {
  const { albumId, photo, load } = await uploadedPhoto();
  const etag = (await load()).headers.get('etag') ?? '';
  const row = `gallery_images?id=eq.${photo.id}`;
  const change = (path: string, body: object) => service(path, { method: 'PATCH', body });
  const statuses = async () => [(await load()).status, (await load({ 'If-None-Match': etag })).status];
  expect(await statuses()).toEqual([200, 304]);
  for (const [path, hidden, shown] of [
    [row, { consent: false }, { consent: true }],
    [row, { removed_at: '2025-02-01T00:00:00Z' }, { removed_at: null }],
    [`albums?id=eq.${albumId}`, { published: false }, { published: true }],
  ] as const) {
    await change(path, hidden);
    expect(await statuses()).toEqual([404, 404]);
    await change(path, shown);
    expect(await statuses()).toEqual([200, 304]);
  }
  await service(row, { method: 'DELETE' });
  expect(await statuses()).toEqual([404, 404]);
});

test('a row with an address that no preset writes affects no other picture', async () => {
  const { albumId, load } = await uploadedPhoto();
  const odd = photoIn(albumId, 2, { cloudinary_url: `${backend.imageBase}ar_1.0/v1/odd`, consent: false });
  await insert(service, 'gallery_images', odd);
  expect((await load()).status).toBe(200);
});

test('the oldest renditions go when the cache is too large', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'school-renditions-'));
  for (const [name, modified] of Object.entries({ old: 1, new: 3, recent: 2 })) {
    await writeFile(join(folder, name), 'x'.repeat(100));
    await utimes(join(folder, name), modified, modified);
  }
  await removeOldest(folder, 250);
  expect(await readdir(folder)).toEqual(['new', 'recent']);
});
