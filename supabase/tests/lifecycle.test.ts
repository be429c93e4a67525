import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockOwner } from '../backend/database/lockFile.ts';
import { resetBackend } from '../backend/resetBackend.ts';
import { childOf } from './processTree.ts';
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

const health = async () => (await fetch(`${backend.url}/health`)).status;

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

test('a killed PostgREST comes back, and until then requests get 503', async () => {
  process.kill(postgrest(), 'SIGKILL');
  await expect.poll(health, { interval: 10 }).toBe(503);
  await expect.poll(health, { timeout: 10_000 }).toBe(200);
  expect((await covers()).length).toBeGreaterThan(0);
});

const postgrest = () => childOf(childOf(process.pid, /exec 3<&0/), /^\S+\/postgrest$/);

test('a killed database comes back with its data', async () => {
  process.kill(Number(lockOwner(join(dataDir, 'database.lock'))), 'SIGKILL');
  await expect.poll(health, { interval: 10 }).toBe(503);
  const refused = await restClient(backend, backend.anonKey)('albums?select=id');
  expect([refused.status, refused.body.message]).toEqual([503, expect.stringContaining('restarting')]);
  await expect.poll(health, { timeout: 30_000 }).toBe(200);
  expect((await covers()).length).toBeGreaterThan(0);
  expect(backend.lines.join('\n')).toContain('database runs again');
}, 45_000);

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
