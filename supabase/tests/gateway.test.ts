import { decodeJwt } from 'jose';
import { expect, inject, test } from 'vitest';
import { startTemporaryBackend } from './temporaryBackend.ts';

const backend = inject('backend');

test('a request without an API key is refused as Supabase refuses it', async () => {
  const response = await fetch(`${backend.url}/rest/v1/albums?select=id`);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ message: 'No API key found in request' });
});

test('a key that this backend did not make is refused', async () => {
  const response = await fetch(`${backend.url}/rest/v1/albums?select=id`, { headers: { apikey: 'other' } });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ message: 'Invalid API key' });
});

test('a key has no time of issue, so that a clock that was ahead does not void it', () => {
  expect(decodeJwt(backend.anonKey)).not.toHaveProperty('iat');
});

test('a header with other bytes than ASCII is refused', async () => {
  const headers = { apikey: backend.anonKey, Prefer: 'caf\u00e9' };
  const response = await fetch(`${backend.url}/rest/v1/albums?select=id`, { headers });
  expect(response.status).toBe(400);
});

test('a browser may call from any origin and read the row range', async () => {
  const preflight = await fetch(`${backend.url}/rest/v1/albums`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:3000', 'Access-Control-Request-Headers': 'apikey,x-client-info' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,x-client-info');
  const response = await fetch(`${backend.url}/rest/v1/albums?select=id`, {
    headers: { apikey: backend.anonKey, Origin: 'http://localhost:3000' },
  });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
});

test.each(['/auth/v1/user', '/storage/v1/object', '/rest/v2/albums', '/'])(
  'another path is not found: %s',
  async (path) => {
    const response = await fetch(`${backend.url}${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
  },
);

test('health is ok once the backend has started', async () => {
  const response = await fetch(`${backend.url}/health`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});

test('HEAD returns the count and no body', async () => {
  const response = await fetch(`${backend.url}/rest/v1/album_groups?select=id`, {
    method: 'HEAD',
    headers: { apikey: backend.anonKey, Prefer: 'count=exact' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-range')).toMatch(/^0-\d+\/\d+$/);
});

test('three hundred requests at once all succeed', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const response = await fetch(`${backend.url}/rest/v1/albums?select=id,album_groups(name)`, {
        headers: { apikey: backend.anonKey },
      });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('a port that is taken is named, with the variable that changes it', async () => {
  const port = Number(new URL(backend.url).port);
  await expect(startTemporaryBackend({ port })).rejects.toThrow(`Port ${port} is taken`);
  await expect(startTemporaryBackend({ port })).rejects.toThrow('BACKEND_PORT');
});
