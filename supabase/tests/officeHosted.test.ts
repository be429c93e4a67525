import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createAlbum, insert, photoIn } from './albumFixture.ts';
import { folderWith, office, photograph } from './officeFixture.ts';
import { restClient } from './restClient.ts';

const backend = inject('backend');
const service = restClient(backend, backend.serviceKey);

interface CloudinaryCall {
  action: string;
  parameters: Record<string, string>;
}

let cloudinary: Server;
let calls: CloudinaryCall[] = [];
/** Number of the upload that is refused. */
let refusedUpload = 0;

const hosted = () => ({
  SUPABASE_URL: backend.url,
  SUPABASE_SERVICE_KEY: backend.serviceKey,
  CLOUDINARY_URL: cloudinaryUrl('s3cret'),
});

const cloudinaryUrl = (secret: string) => {
  const address = cloudinary.address();
  const port = typeof address === 'object' ? address?.port : '';
  return `cloudinary://123:${secret}@school?upload_prefix=http://127.0.0.1:${port}`;
};

/** Answers as Cloudinary's upload API does: by form, signed. */
beforeAll(async () => {
  cloudinary = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } }).formData();
    const { signature, api_key, file, ...parameters } = Object.fromEntries(form);
    const text = Object.entries(parameters)
      .map(([name, value]) => `${name}=${value}`)
      .sort()
      .join('&');
    const action = request.url?.replace('/v1_1/school/image/', '') ?? '';
    const fail = (status: number, message: string) =>
      response.writeHead(status).end(JSON.stringify({ error: { message } }));
    if (api_key !== '123' || signature !== createHash('sha1').update(`${text}s3cret`).digest('hex')) {
      fail(401, 'Invalid Signature');
      return;
    }
    calls.push({
      action,
      parameters: Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [name, String(value)]),
      ),
    });
    const uploads = calls.filter((call) => call.action === 'upload').length;
    if (action === 'upload' && uploads === refusedUpload) fail(420, 'Rate limit exceeded');
    else {
      const id = String(parameters.public_id);
      const secure_url = `https://res.cloudinary.com/school/image/upload/v17/${id}.jpg`;
      response.end(JSON.stringify(action === 'upload' && file ? { secure_url } : { result: 'ok' }));
    }
  });
  await new Promise<void>((resolve) => cloudinary.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => cloudinary.close(resolve)));

beforeEach(() => {
  calls = [];
  refusedUpload = 0;
});

const threePhotos = async () =>
  folderWith({ 'a.jpg': await photograph(), 'b.jpg': await photograph(), 'c.jpg': await photograph() });

const urlsOf = async (albumId: string) =>
  (await service(`gallery_images?select=cloudinary_url&album_id=eq.${albumId}&order=display_order`)).body.map(
    (row: { cloudinary_url: string }) => row.cloudinary_url,
  );

test('photos of a hosted gallery are uploaded to Cloudinary, signed, and entered with its addresses', async () => {
  const { id } = await createAlbum(service, 0);
  await office(['add-photos', id, await threePhotos(), '--consent'], hosted());
  expect(calls.map(({ action }) => action)).toEqual(['upload', 'upload', 'upload']);
  expect(await urlsOf(id)).toEqual(
    calls.map(
      ({ parameters }) => `https://res.cloudinary.com/school/image/upload/v17/${parameters.public_id}.jpg`,
    ),
  );
});

test('when the second of three uploads fails it is named, and what was uploaded is deleted again', async () => {
  const { id } = await createAlbum(service, 0);
  refusedUpload = 2;
  const answer = await office(['add-photos', id, await threePhotos(), '--consent'], hosted()).catch(String);
  expect(answer).toContain(
    'Picture 2 of 3, b.jpg, could not be stored: Cloudinary refused: Rate limit exceeded.',
  );
  expect(answer).toContain('Nothing was added. Run the same command again');
  const idsOf = (action: string) =>
    calls.filter((call) => call.action === action).map(({ parameters }) => parameters.public_id);
  expect(idsOf('destroy')).toEqual(idsOf('upload'));
  expect(await urlsOf(id)).toEqual([]);
});

test('a removed photo is made private at Cloudinary too, and public again when restored', async () => {
  const { id } = await createAlbum(service, 0);
  const photo = photoIn(id, 1, {
    cloudinary_url: 'https://res.cloudinary.com/school/image/upload/v9/old/gate.jpg',
  });
  await insert(service, 'gallery_images', photo);
  await office(['remove', photo.id], hosted());
  await office(['restore', photo.id], hosted());
  expect(calls).toMatchObject([
    {
      action: 'rename',
      parameters: {
        from_public_id: 'old/gate',
        to_public_id: 'old/gate',
        to_type: 'private',
        invalidate: 'true',
      },
    },
    { action: 'rename', parameters: { from_public_id: 'old/gate', type: 'private', to_type: 'upload' } },
  ]);
});

test('without Cloudinary’s key a photo is off the site all the same, and the office reads what is left to do', async () => {
  const { id, photos } = await createAlbum(service, 1);
  const removed = office(['remove', photos[0]?.id ?? ''], { ...hosted(), CLOUDINARY_URL: undefined });
  await expect(removed).rejects.toThrow(/The photo is off the site, but .* CLOUDINARY_URL is not set/);
  const { body } = await service(`gallery_images?select=visible&album_id=eq.${id}`);
  expect(body).toEqual([{ visible: false }]);
});

test.each([
  [{ SUPABASE_SERVICE_KEY: undefined }, 'SUPABASE_SERVICE_KEY is not'],
  [{ SUPABASE_SERVICE_KEY: backend.anonKey }, 'must be the secret key'],
  [{ SUPABASE_SERVICE_KEY: 'nonsense' }, 'must be the secret key'],
  [{ SUPABASE_URL: 'my project' }, 'must be the address of the project'],
  [{ SUPABASE_URL: 'http://127.0.0.1:9' }, 'Check the connection'],
])('with %j the office reads what to set', async (environment, answer) => {
  await expect(office(['list'], { ...hosted(), ...environment })).rejects.toThrow(answer);
});

test('with a Cloudinary key that is none, nothing is added', async () => {
  const { id } = await createAlbum(service, 0);
  const typed = ['add-photos', id, await threePhotos(), '--consent'];
  await expect(office(typed, { ...hosted(), CLOUDINARY_URL: 'https://x' })).rejects.toThrow('cloudinary://');
  await expect(office(typed, { ...hosted(), CLOUDINARY_URL: cloudinaryUrl('wrong') })).rejects.toThrow(
    'Picture 1 of 3, a.jpg, could not be stored: Cloudinary refused: Invalid Signature.',
  );
  expect(await urlsOf(id)).toEqual([]);
});
