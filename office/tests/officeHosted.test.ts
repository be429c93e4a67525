import { randomUUID } from 'node:crypto';
import { createAlbum, insert, photoIn } from 'supabase/tests/albumFixture';
import { restClient } from 'supabase/tests/restClient';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { startFakeCloudinary } from './fakeCloudinary.ts';
import { folderWith, office, photograph } from './officeFixture.ts';

const backend = inject('backend');
const service = restClient(backend, backend.serviceKey);
const cloudinary = await startFakeCloudinary();
const hosted = {
  SUPABASE_URL: backend.url,
  SUPABASE_SERVICE_KEY: backend.serviceKey,
  CLOUDINARY_URL: cloudinary.url(),
};

afterAll(cloudinary.stop);
beforeEach(() => {
  cloudinary.calls.length = 0;
  cloudinary.state.refusedUpload = 0;
});

const threePhotos = async () =>
  folderWith({ 'a.jpg': await photograph(), 'b.jpg': await photograph(), 'c.jpg': await photograph() });

const columns = 'id,cloudinary_url,visible';
const photosOf = async (albumId: string) =>
  (await service(`gallery_images?select=${columns}&album_id=eq.${albumId}&order=display_order`)).body;

/** A photo whose picture Cloudinary has, as it was before this test. */
async function photoAt(address: string, { type = 'upload', removed = false } = {}) {
  const { id: albumId } = await createAlbum(service, 0);
  const [, publicId = ''] = /([^/]+)\.jpg$/.exec(address) ?? [];
  cloudinary.pictures.add(`${type}/${publicId}`);
  const photo = photoIn(albumId, 1, { cloudinary_url: address });
  const removed_at = removed ? '2025-02-01T00:00:00Z' : null;
  await insert(service, 'gallery_images', { ...photo, removed_at });
  return { ...photo, publicId };
}

const deliveryTypes = ['upload', 'private', 'authenticated'];
const typesOf = (publicId: string) =>
  deliveryTypes.filter((type) => cloudinary.pictures.has(`${type}/${publicId}`));

test('photos of a hosted gallery are uploaded to Cloudinary, signed, and entered with its addresses', async () => {
  const { id } = await createAlbum(service, 0);
  await office(['add-photos', id, await threePhotos(), '--consent', 'R. Sen'], hosted);
  expect(cloudinary.calls.map(({ action }) => action)).toEqual(['upload', 'upload', 'upload']);
  expect(await photosOf(id)).toMatchObject(
    cloudinary.calls.map(({ parameters }) => ({
      cloudinary_url: `https://res.cloudinary.com/school/image/upload/v17/${parameters.public_id}.jpg`,
    })),
  );
});

test('when the second of three uploads fails it is named, and what was uploaded is deleted again', async () => {
  const { id } = await createAlbum(service, 0);
  cloudinary.state.refusedUpload = 2;
  const message = await office(['add-photos', id, await threePhotos(), '--consent', 'R. Sen'], hosted).catch(
    String,
  );
  expect(message).toContain(
    'Picture 2 of 3, b.jpg, could not be stored: Cloudinary refused: Rate limit exceeded.',
  );
  expect(message).toContain('Nothing was added. Run the same command again');
  expect([...cloudinary.pictures].filter((picture) => picture.includes(id))).toEqual([]);
  expect(await photosOf(id)).toEqual([]);
});

test('a removed photo is gone in every album and at every address of its picture, until it is restored', async () => {
  const albums = [await createAlbum(service, 0), await createAlbum(service, 0)];
  const folder = await folderWith({ 'gate.jpg': await photograph() });
  for (const { id } of albums) await office(['add-photos', id, folder, '--consent', 'R. Sen'], hosted);
  const photos = (await Promise.all(albums.map(({ id }) => photosOf(id)))).flat();
  const spellings = (address: string) => [
    address,
    address.replace('/school/', '/'),
    address.replace('/v17/', '/'),
    ...['w_1200,c_limit', 'a_0', 'w_300,h_225,c_fill/f_auto'].map((size) =>
      address.replace('/v17/', `/${size}/v17/`),
    ),
  ];
  const addresses = photos.flatMap(({ cloudinary_url }) =>
    deliveryTypes.flatMap((type) => spellings(cloudinary_url.replace('/upload/', `/${type}/`))),
  );
  const statuses = async () => new Set(await Promise.all(addresses.map(cloudinary.statusOf)));
  expect(await statuses()).toContain(200);

  const said = await office(['remove', photos[0].id], hosted);
  for (const { id } of albums) {
    expect(said).toContain(`"Gate" of the album "Test album ${id}"`);
    expect(await photosOf(id)).toMatchObject([{ visible: false }]);
  }
  expect(await statuses()).not.toContain(200);

  await office(['restore', photos[0].id], hosted);
  for (const { id } of albums) expect(await photosOf(id)).toMatchObject([{ visible: true }]);
  expect(await statuses()).toContain(200);
});

const own = 'https://res.cloudinary.com/school/image/upload/v1/';
const cname = { images: { base: 'https://images.school.example/image/upload/' } };

test.each([
  ['http', 'http://res.cloudinary.com/school/image/upload/v1/'],
  ['a host of the account', 'https://school-res.cloudinary.com/image/upload/'],
  ['a numbered host', 'https://res-1.cloudinary.com/school/image/upload/v1/'],
  ['a CNAME', 'http://images.school.example/image/upload/v1/'],
  ['a CNAME with the cloud', 'https://images.school.example/school/image/upload/'],
  ['a transformation', 'https://res.cloudinary.com/school/image/upload/f_auto,q_auto/w_300/v1/'],
  ['a signature', 'https://res.cloudinary.com/school/image/upload/s--a1b2c3d4--/c_fill,w_300/'],
])('a photo whose address has %s is hidden and shown again', async (_, base) => {
  const { id, publicId } = await photoAt(`${base}gate-${randomUUID()}.jpg`);
  await office(['remove', id], hosted, cname);
  expect(typesOf(publicId)).toEqual(['authenticated']);
  await office(['remove', id], hosted, cname);
  await office(['restore', id], hosted, cname);
  expect(typesOf(publicId)).toEqual(['upload']);
});

test.each([
  ['another account', 'https://res.cloudinary.com/other/image/upload/v1/'],
  ['another host', 'https://pictures.example/image/upload/'],
  ['no image CDN', 'https://pictures.example/'],
])('a picture of %s is named, because it could not be hidden', async (_, base) => {
  const photo = await photoAt(`${base}gate-${randomUUID()}.jpg`);
  await expect(office(['remove', photo.id], hosted)).rejects.toThrow(
    `could not be hidden from those who know its own address:\n  ${photo.cloudinary_url}: this is no picture of the Cloudinary account "school"`,
  );
  expect(await photosOf(photo.album_id)).toMatchObject([{ visible: false }]);
});

test('a picture that Cloudinary does not have is named', async () => {
  const photo = await photoAt(`${own}${randomUUID()}.jpg`);
  cloudinary.pictures.delete(`upload/${photo.publicId}`);
  await expect(office(['remove', photo.id], hosted)).rejects.toThrow(
    `${photo.cloudinary_url}: Cloudinary has no picture ${photo.publicId}`,
  );
});

test('without Cloudinary’s key a photo is off the site, and the message says what is left to do', async () => {
  const { id, photos } = await createAlbum(service, 1);
  const removed = office(['remove', photos[0]?.id ?? ''], { ...hosted, CLOUDINARY_URL: undefined });
  await expect(removed).rejects.toThrow(/The photo is off the site, but .* CLOUDINARY_URL is not set/s);
  expect(await photosOf(id)).toMatchObject([{ visible: false }]);
});

test('an erased photo is deleted at Cloudinary, hidden or not', async () => {
  const photo = await photoAt(`${own}${randomUUID()}.jpg`, { type: 'authenticated', removed: true });
  await office(['erase', photo.id], hosted);
  expect(typesOf(photo.publicId)).toEqual([]);
  expect(await photosOf(photo.album_id)).toEqual([]);
});

test('a photo that was hidden as private is shown again', async () => {
  const { id, publicId } = await photoAt(`${own}${randomUUID()}.jpg`, { type: 'private', removed: true });
  await office(['restore', id], hosted);
  expect(typesOf(publicId)).toEqual(['upload']);
});

test('hide-removed hides what was removed otherwise, and names what it cannot hide', async () => {
  const asPrivate = await photoAt(`${own}${randomUUID()}.jpg`, { type: 'private', removed: true });
  const asRow = await photoAt(`${own}${randomUUID()}.jpg`, { removed: true });
  const shown = await photoAt(`${own}${randomUUID()}.jpg`);
  const removedCopy = await photoAt(shown.cloudinary_url.replace('/v1/', '/f_auto/'), { removed: true });
  const elsewhere = await photoAt(`https://pictures.example/${randomUUID()}.jpg`, { removed: true });
  const message = await office(['hide-removed'], hosted).catch(String);
  for (const { publicId } of [asPrivate, asRow]) expect(typesOf(publicId)).toEqual(['authenticated']);
  expect(message).toContain(`${elsewhere.cloudinary_url}: this is no picture`);
  expect(message).toContain(`${removedCopy.cloudinary_url}: still shown as "Photo 1"`);
  expect(message).toContain(`remove ${shown.id} too`);
  expect(typesOf(shown.publicId)).toEqual(['upload']);
});

test.each([
  [{ SUPABASE_SERVICE_KEY: undefined }, 'SUPABASE_SERVICE_KEY is not'],
  [{ SUPABASE_SERVICE_KEY: backend.anonKey }, 'must be the secret key'],
  [{ SUPABASE_SERVICE_KEY: 'nonsense' }, 'must be the secret key'],
  [{ SUPABASE_URL: 'my project' }, 'must be the address of the project'],
  [{ SUPABASE_URL: 'http://127.0.0.1:9' }, 'Check the connection'],
])('with %j the message says what to set', async (environment, message) => {
  await expect(office(['list'], { ...hosted, ...environment })).rejects.toThrow(message);
});

test('with a Cloudinary key that is not valid, nothing is added', async () => {
  const { id } = await createAlbum(service, 0);
  const typed = ['add-photos', id, await threePhotos(), '--consent', 'R. Sen'];
  await expect(office(typed, { ...hosted, CLOUDINARY_URL: 'https://x' })).rejects.toThrow('cloudinary://');
  await expect(office(typed, { ...hosted, CLOUDINARY_URL: cloudinary.url('wrong') })).rejects.toThrow(
    'Picture 1 of 3, a.jpg, could not be stored: Cloudinary refused: Invalid Signature.',
  );
  expect(await photosOf(id)).toEqual([]);
});
