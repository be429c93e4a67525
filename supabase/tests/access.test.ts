import { expect, inject, test } from 'vitest';
import { createAlbum } from './albumFixture.ts';
import { restClient } from './restClient.ts';

const backend = inject('backend');
const anon = restClient(backend, backend.anonKey);
const service = restClient(backend, backend.serviceKey);

test.each([
  'albums',
  'albums?select=id&order=published',
  'albums?select=id,gallery_images(id)&gallery_images.visible=is.true',
])('a hidden column cannot be read, sorted or filtered by: %s', async (path) => {
  const { status, body } = await anon(path);
  expect([status, body.code]).toEqual([401, '42501']);
});

test.each([
  ['', {}, 404],
  ['schema_migrations?select=version', {}, 404],
  ['pg_roles?select=rolname', {}, 404],
  ['gallery_search?select=ctid', {}, 400],
  ['rpc/touch_albums', {}, 404],
  ['rpc/version', {}, 404],
  ['albums?select=id', { 'Accept-Profile': 'private' }, 406],
  ['schema_migrations?select=version', { 'Accept-Profile': 'supabase_migrations' }, 406],
])('refused: "%s" with %o', async (path, headers, expected) => {
  expect((await anon(path, { headers })).status).toBe(expected);
});

test('a hidden photo is not counted and not reachable by embedding', async () => {
  const { id, photos } = await createAlbum(service, 2);
  await service(`gallery_images?id=eq.${photos[0]?.id}`, { method: 'PATCH', body: { consent: false } });
  const listed = await anon(`gallery_images?select=id&album_id=eq.${id}`, {
    headers: { Prefer: 'count=exact' },
  });
  expect(listed.headers.get('content-range')).toBe('0-0/1');
  const embedded = await anon(`albums?select=image_count,gallery_images(id)&id=eq.${id}`);
  expect(embedded.body).toEqual([{ image_count: 1, gallery_images: [{ id: photos[1]?.id }] }]);
});

test('a response never has more rows than the cap', async () => {
  const { id } = await createAlbum(service, 1_050);
  const { status, body, headers } = await anon(
    `gallery_images?select=id&album_id=eq.${id}&order=display_order&limit=100000`,
    { headers: { Prefer: 'count=exact' } },
  );
  expect(status).toBe(206);
  expect(body).toHaveLength(1_000);
  expect(headers.get('content-range')).toBe('0-999/1050');
});

const base64Url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = `${base64Url({ alg: 'none', typ: 'JWT' })}.${base64Url({ role: 'service_role' })}.`;

test.each([
  ['alg: none', () => unsigned],
  ['garbage', () => 'not-a-token'],
  ['a forged role', () => backend.anonKey.replace(/\.[^.]+\./, `.${base64Url({ role: 'service_role' })}.`)],
])('a token with %s is refused', async (_, token) => {
  const { status } = await anon('albums?select=id', { headers: { Authorization: `Bearer ${token()}` } });
  expect(status).toBe(401);
});

test('an id that is no uuid is refused as invalid', async () => {
  const { status, body } = await anon('albums?select=id&id=eq.not-a-uuid');
  expect([status, body.code]).toEqual([400, '22P02']);
});
