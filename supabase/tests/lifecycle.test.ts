import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageUrl } from 'shared/images/presets';
import { testSite } from 'shared/testing/testSite';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { resetBackend } from '../backend/resetBackend.ts';
import { demoGallery } from '../seed/demoGallery.ts';
import { createAlbum, insert } from './albumFixture.ts';
import { folderWith, office, photograph } from './officeFixture.ts';
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

test('the office finds that a new gallery fits its site', async () => {
  const said = await office(['check'], {}, {}, backend);
  expect(said).toContain('ok     read only');
  expect(said).toContain('ok     watermark');
  expect(said).toContain('Everything fits.');
});

// Here, as `hide-removed` judges every photo of its gallery.
test('an erased photo is gone for good, and a restored backup does not show it again', async () => {
  const service = restClient(backend, backend.serviceKey);
  const anon = restClient(backend, backend.anonKey);
  const run = (...typed: string[]) => office(typed, {}, {}, backend);
  const listed = async () => (await anon(`gallery_images?select=id&album_id=eq.${id}`)).body;
  const { id } = await createAlbum(service, 0);
  const folder = await folderWith({ 'gate.jpg': await photograph() });
  const add = () => run('add-photos', id, folder, '--consent', 'R. Sen');
  await add();
  const [row] = (await service(`gallery_images?album_id=eq.${id}`)).body;
  const { visible: _, ...gate } = row;
  const small = imageUrl(gate.cloudinary_url, 'grid', { ...testSite, images: { base: backend.imageBase } });
  expect((await fetch(small ?? '')).status).toBe(200);
  const renditions = async () => readdir(join(dataDir, 'images'));
  const before = await renditions();

  expect(await run('erase', gate.id)).toContain('Backups of the database');
  expect((await service(`gallery_images?select=id&album_id=eq.${id}`)).body).toEqual([]);
  expect(existsSync(join(dataDir, 'uploads', `${gate.cloudinary_url.split('/v1/')[1]}.jpg`))).toBe(false);
  expect((await renditions()).length).toBeLessThan(before.length);
  await expect(add()).rejects.toThrow('was withdrawn and erased');

  await insert(service, 'gallery_images', gate);
  await service('withdrawn_pictures?fingerprint=neq.0', { method: 'DELETE' });
  expect(await listed()).toHaveLength(1);
  expect(await run('hide-removed')).toContain(`Removed again: "Gate"`);
  expect(await listed()).toEqual([]);
});

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
