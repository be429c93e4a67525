import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetBackend } from '../backend/resetBackend.ts';
import { restClient } from './restClient.ts';
import { startTemporaryBackend, type TemporaryBackend } from './temporaryBackend.ts';

let dataDir: string;
let backend: TemporaryBackend;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'school-life-'));
  backend = await startTemporaryBackend({ dataDir });
});

afterAll(async () => {
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const covers = async () => {
  const anon = restClient(backend, backend.anonKey);
  return (await anon('albums?select=cover_image_url')).body.map(
    (row: { cover_image_url: string }) => row.cover_image_url,
  );
};

test('a data folder in use is refused with the way out', async () => {
  await expect(startTemporaryBackend({ dataDir })).rejects.toThrow('LOCAL_DATA');
  await expect(resetBackend(dataDir)).rejects.toThrow('in use');
});

test('data, keys and ids survive a restart on another port, and pictures follow', async () => {
  const { anonKey, url } = backend;
  const service = restClient(backend, backend.serviceKey);
  await service('album_groups?name=eq.Vintage/Nostalgia', { method: 'PATCH', body: { display_order: 77 } });
  await backend.stop();
  backend = await startTemporaryBackend({ dataDir });
  expect(backend.anonKey).toBe(anonKey);
  expect(backend.url).not.toBe(url);
  const anon = restClient(backend, anonKey);
  const { body } = await anon('album_groups?select=display_order&name=eq.Vintage/Nostalgia');
  expect(body).toEqual([{ display_order: 77 }]);
  for (const cover of await covers()) expect(cover).toMatch(backend.imageBase);
});

test('a missing PostgREST is named with what to do', async () => {
  process.env.POSTGREST_BIN = '/nowhere/postgrest';
  try {
    await expect(startTemporaryBackend()).rejects.toThrow(/\/nowhere\/postgrest.*POSTGREST_BIN/);
  } finally {
    delete process.env.POSTGREST_BIN;
  }
});

test('reset deletes what the backend made and nothing else', async () => {
  await backend.stop();
  await writeFile(join(dataDir, 'kept.txt'), '');
  await resetBackend(dataDir);
  expect(await readdir(dataDir)).toEqual(['kept.txt']);
});
