import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { resetBackend } from '../backend/resetBackend.ts';
import { restClient } from './restClient.ts';
import { startTemporaryBackend, type TemporaryBackend } from './temporaryBackend.ts';

let dataDir: string;
let backend: TemporaryBackend;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'school-life-'));
  await chmod(dataDir, 0o755);
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

test('a database process whose parent ended before it listened ends too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'school-orphan-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const options = { dataDir: folder, socket: join(folder, '.s.PGSQL.5432'), imageBase: 'http://x/' };
  const child = fork(
    join(import.meta.dirname, '../backend/database/databaseProcess.ts'),
    [JSON.stringify(options)],
    { execArgv: ['--import', 'tsx'], silent: true },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('nobody else on the machine can read the data', async () => {
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});

test('reset deletes what the backend made and nothing else', async () => {
  await backend.stop();
  await writeFile(join(dataDir, 'kept.txt'), '');
  await resetBackend(dataDir);
  expect(await readdir(dataDir)).toEqual(['kept.txt']);
});
