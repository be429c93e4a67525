import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { resetBackend } from '../backend/resetBackend.ts';
import { demoGallery } from '../seed/demoGallery.ts';
import { restClient } from './restClient.ts';
import { startTemporaryBackend, type TemporaryBackend } from './temporaryBackend.ts';

let dataDir: string;
let backend: TemporaryBackend;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'school-life-'));
  await chmod(dataDir, 0o755);
  backend = await startTemporaryBackend({ dataDir });
});

afterAll(() => backend.stop());

test('a data folder in use is refused with the way out, and nobody else on the machine can read it', async () => {
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
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
  const covers = await anon(`albums?select=id&cover_image_url=like.${backend.imageBase}*`);
  expect(covers.body).toHaveLength(demoGallery.albums.length);
});

test('a missing PostgREST is named with what to do', async () => {
  vi.stubEnv('POSTGREST_BIN', '/nowhere/postgrest');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(startTemporaryBackend()).rejects.toThrow(/\/nowhere\/postgrest.*POSTGREST_BIN/);
});

test('a database process whose parent ended before it listened ends too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'school-orphan-'));
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

test('reset deletes what the backend made and nothing else', async () => {
  await backend.stop();
  await writeFile(join(dataDir, 'kept.txt'), '');
  await resetBackend(dataDir);
  expect(await readdir(dataDir)).toEqual(['kept.txt']);
});
