import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { demoGallery } from '../seed/demoGallery.ts';
import { deliver, difference, measured } from './deliveredPicture.ts';
import { restClient } from './restClient.ts';

const backend = inject('backend');
const service = restClient(backend, backend.serviceKey);
const photos = demoGallery.albums.flatMap((album) => album.photos.map(({ publicId }) => publicId));
const [photo = '', secondPhoto = ''] = photos;
const hero = 'hero/sky-bridge';
const webp = { Accept: 'image/avif,image/webp,*/*' };

const get = (path: string, headers: Record<string, string> = {}) => deliver(backend.imageBase, path, headers);

test.each([
  ['w_300,h_225,c_fill,q_auto:eco,e_sharpen,f_auto,fl_progressive,dpr_2.0', photo, 'webp 600x450'],
  ['w_450,h_300,c_fill,q_auto:eco,e_sharpen,f_auto,fl_progressive,dpr_2.0', photo, 'webp 900x600'],
  ['w_600,h_450,c_fill,q_auto,f_auto,fl_progressive,dpr_2.0', photo, 'webp 1200x900'],
  ['w_1200,h_900,c_limit,q_auto:good,f_auto,fl_progressive,dpr_2.0', photo, 'webp 1600x1200'],
  ['w_1920,h_1080,c_limit,q_auto:good,f_auto,fl_progressive,dpr_2.0', hero, 'webp 1920x1080'],
  ['w_420,h_560,c_fill,q_auto:eco,f_auto,fl_progressive,dpr_2.0', hero, 'webp 840x1120'],
  ['c_fill,w_300,h_225/q_auto/f_auto/dpr_2.0', photo, 'webp 600x450'],
  ['w_400,f_webp', photo, 'webp 400x300'],
  ['h_300,f_jpg,dpr_1.5', photo, 'jpeg 600x450'],
  ['c_scale,w_100,h_100,f_png', photo, 'png 100x100'],
  ['c_fit,w_400,h_400,f_png', photo, 'png 400x300'],
  ['c_fit,w_2000,f_jpg', photo, 'jpeg 2000x1500'],
  ['c_fill,g_north_west,w_100,h_200,q_40', photo, 'jpeg 100x200'],
  ['c_fill,g_auto,w_200,h_200/c_scale,w_50,q_auto:low,f_jpeg', photo, 'jpeg 50x50'],
])('%s of %s is %s', async (transformation, publicId, expected) => {
  const picture = await get(`${transformation}/v1/${publicId}`, webp);
  expect([picture.status, await measured(picture)]).toEqual([200, expected]);
});

test('the format follows Accept, and AVIF is given once it has been made', async () => {
  const automatic = `w_81,f_auto/v1/${photo}`;
  const kinds = async () =>
    Promise.all(
      [webp, { Accept: 'image/webp' }, { Accept: '*/*' }].map(async (accept) =>
        measured(await get(automatic, accept)),
      ),
    );
  expect(await kinds()).toEqual(['webp 81x61', 'webp 81x61', 'jpeg 81x61']);
  expect(await measured(await get(`w_81,f_avif/v1/${photo}`))).toBe('avif 81x61');
  expect(await kinds()).toEqual(['avif 81x61', 'webp 81x61', 'jpeg 81x61']);
  expect((await get(automatic, webp)).headers.get('vary')).toBe('Accept');
});

test('an extension is the format where none is asked for, and a version may be missing', async () => {
  expect(await measured(await get(`w_80/v17/${photo}.png`))).toBe('png 80x60');
  expect(await measured(await get(`w_80/${photo}`))).toBe('jpeg 80x60');
  expect(await measured(await get(`v1/${photo}`))).toBe('jpeg 1600x1200');
});

test('a lower quality is a smaller file', async () => {
  const size = async (quality: string) => (await get(`w_600,f_webp,${quality}/v1/${photo}`)).bytes.length;
  const sizes = [
    await size('q_auto:best'),
    await size('q_auto'),
    await size('q_auto:eco'),
    await size('q_10'),
  ];
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBe(4);
});

test('progressive JPEG and sharpening are really done', async () => {
  const progressive = await get(`w_200,f_jpg,fl_progressive/v1/${photo}`);
  expect((await sharp(progressive.bytes).metadata()).isProgressive).toBe(true);
  const whole = { left: 0, top: 0, width: 200, height: 150 };
  const plain = await get(`w_200,f_png/v1/${photo}`);
  const sharpened = await get(`w_200,e_sharpen,f_png/v1/${photo}`);
  expect(await difference(plain, sharpened, whole)).toBeGreaterThan(0.5);
});

/** In a colour that no picture holds, so that the tests stand whatever is drawn. */
const layer = (text: string, placement: string) =>
  `l_text:Arial_36_bold:${text},co_rgb:ff00ff,o_60/fl_layer_apply,${placement}`;

test('the watermark stands at the bottom right, half transparent, and nowhere else', async () => {
  const plain = await get(`c_limit,w_800,f_png/v1/${photo}`);
  const marked = await get(
    `c_limit,w_800,f_png/${layer('Simanta%20Palli', 'g_south_east,x_20,y_20')}/v1/${photo}`,
  );
  const right = { left: 400, top: 500, width: 380, height: 80 };
  expect(await difference(plain, marked, right)).toBeGreaterThan(3);
  expect(await difference(plain, marked, { left: 0, top: 0, width: 800, height: 500 })).toBe(0);
  expect(await difference(plain, marked, { left: 780, top: 500, width: 20, height: 100 })).toBe(0);
  expect(await difference(plain, marked, { left: 0, top: 580, width: 800, height: 20 })).toBe(0);
});

test('the layer obeys opacity, gravity and text, Bengali included', async () => {
  const base = `c_scale,w_400,f_png`;
  const plain = await get(`${base}/v1/${photo}`);
  const low = { left: 0, top: 200, width: 400, height: 100 };
  const high = { left: 0, top: 0, width: 400, height: 100 };
  const north = await get(`${base}/${layer('Hello', 'g_north_west')}/v1/${photo}`);
  expect(await difference(plain, north, low)).toBe(0);
  expect(await difference(plain, north, high)).toBeGreaterThan(1);
  const invisible = await get(`${base}/l_text:Arial_36:Hello,o_0/v1/${photo}`);
  expect(await difference(plain, invisible, high)).toBe(0);
  const opaque = await get(`${base}/${layer('Hello', 'g_north_west,o_100')}/v1/${photo}`);
  expect(await difference(plain, opaque, high)).toBeGreaterThan(1.4 * (await difference(plain, north, high)));
  const bengali = await get(`${base}/${layer(encodeURIComponent('বিদ্যালয়'), 'g_north_west')}/v1/${photo}`);
  const conjunct = await get(`${base}/${layer(encodeURIComponent('বিদযালয'), 'g_north_west')}/v1/${photo}`);
  expect(await difference(bengali, conjunct, high)).toBeGreaterThan(0.5);
  const comma = await get(`${base}/${layer('A%252CB', 'g_north_west')}/v1/${photo}`);
  expect(comma.status).toBe(200);
});

test.each([
  ['zz_4,w_10', 'zz_4'],
  ['w_10,q_auto:huge', 'q_auto:huge'],
  ['w_9999999', 'w_9999999'],
  ['w_0', 'w_0'],
  ['w_auto', 'w_auto'],
  ['c_pad,w_10', 'c_pad'],
  ['w_10,f_gif', 'f_gif'],
  ['w_10,e_blur:300', 'e_blur:300'],
  ['c_fill', 'c_fill'],
  ['w_10,w_20', 'w_20'],
  ['w_10,fl_layer_apply', 'fl_layer_apply'],
  ['l_text:Arial:Hi', 'l_text:Arial:Hi'],
  ['w_4096,h_4096,c_scale,dpr_4.0', 'dpr_4.0'],
  ['c_scale,w_4000/dpr_2.0', 'dpr_2.0'],
  ['l_text:Arial_999:Hi', 'l_text:Arial_999:Hi'],
  [Array(13).fill('w_4096').join('/'), 'component 13'],
])('%s is refused, and the answer names %s', async (transformation, parameter) => {
  const { status, headers, bytes } = await get(`${transformation}/v1/${photo}`);
  expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
  expect(bytes.toString()).toContain(`"${parameter}"`);
});

test.each(['v1/no-such-picture', 'v1/', '', 'v1/..%2f..%2fkeys.json', 'w_10/v1/%00'])(
  'an unknown picture is not found: "%s"',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('broken percent-encoding is refused', async () => {
  expect((await get(`w_10/v1/%E0%A4%A`)).status).toBe(400);
});

test('a picture is cached for less than a minute and then only confirmed', async () => {
  const path = `w_90,f_auto/v1/${photo}`;
  const first = await get(path, webp);
  expect(first.headers.get('cache-control')).toBe('public, max-age=55, must-revalidate');
  expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  const etag = first.headers.get('etag') ?? '';
  const again = await get(path, { ...webp, 'If-None-Match': etag });
  expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
  const jpeg = await get(path, { Accept: '*/*', 'If-None-Match': etag });
  expect(jpeg.status).toBe(200);
});

test('HEAD gives the headers only, and nothing can be written', async () => {
  const url = `${backend.imageBase}w_90,f_jpg/v1/${photo}`;
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(500);
  expect((await head.arrayBuffer()).byteLength).toBe(0);
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(405);
});

test('many at once are all drawn, the same one only once', async () => {
  const paths = [...photos.slice(0, 20), photo, photo].map((id) => `w_120,h_90,c_fill,f_auto/v1/${id}`);
  const pictures = await Promise.all(paths.map((path) => get(path, webp)));
  expect(await Promise.all(pictures.map(measured))).toEqual(paths.map(() => 'webp 120x90'));
});

test('a removed photo is not served, and is again when restored', async () => {
  const path = `w_70,f_jpg/v1/${secondPhoto}`;
  const setRemoved = (removedAt: string | null) =>
    service(`gallery_images?cloudinary_url=like.*/${secondPhoto}`, {
      method: 'PATCH',
      body: { removed_at: removedAt },
      headers: { Prefer: 'return=representation' },
    });
  expect((await get(path)).status).toBe(200);
  expect((await setRemoved(new Date().toISOString())).body).toHaveLength(1);
  await expect.poll(async () => (await get(path)).status, { timeout: 5_000, interval: 200 }).toBe(404);
  await setRemoved(null);
  await expect.poll(async () => (await get(path)).status, { timeout: 5_000, interval: 200 }).toBe(200);
});
