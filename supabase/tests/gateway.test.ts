import { decodeJwt } from 'jose';
import { expect, inject, test } from 'vitest';
import { startTemporaryBackend } from './temporaryBackend.ts';

const backend = inject('backend');

test.each([
  [{}, 'No API key found in request'],
  [{ apikey: 'other' }, 'Invalid API key'],
])('a request with %j is refused as Supabase refuses it', async (headers, message) => {
  const response = await fetch(`${backend.url}/rest/v1/albums?select=id`, { headers });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ message });
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

test.each(['/auth/v1/user', '/rest/v2/albums', '/'])('another path is not found: %s', async (path) => {
  const response = await fetch(`${backend.url}${path}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'application/json; charset=utf-8',
  ]);
});

test('a port that is taken is named, with the variable that changes it', async () => {
  const port = Number(new URL(backend.url).port);
  await expect(startTemporaryBackend({ port })).rejects.toThrow(
    new RegExp(`Port ${port} is taken.*BACKEND_PORT`),
  );
});
