import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { imageUrl } from 'shared/images/presets';
import { testSite } from 'shared/testing/testSite';
import { createAlbum, insert } from 'supabase/tests/albumFixture';
import { restClient } from 'supabase/tests/restClient';
import { startTemporaryBackend } from 'supabase/tests/temporaryBackend';
import { afterAll, expect, test } from 'vitest';
import { folderWith, office, photograph } from './officeFixture.ts';

/** A gallery of its own: `check` and `hide-removed` judge all of it. */
const backend = await startTemporaryBackend();
afterAll(backend.stop);

test('the office finds that a new gallery fits its site', async () => {
  const said = await office(['check'], {}, {}, backend);
  expect(said).toContain('ok     read only');
  expect(said).toContain('ok     watermark');
  expect(said).toContain('Everything fits.');
});

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
  const renditions = async () => readdir(join(backend.dataDir, 'images'));
  const before = await renditions();

  expect(await run('erase', gate.id)).toContain('Backups of the database');
  expect((await service(`gallery_images?select=id&album_id=eq.${id}`)).body).toEqual([]);
  expect(existsSync(join(backend.dataDir, 'uploads', `${gate.cloudinary_url.split('/v1/')[1]}.jpg`))).toBe(
    false,
  );
  expect((await renditions()).length).toBeLessThan(before.length);
  await expect(add()).rejects.toThrow('was withdrawn and erased');

  await insert(service, 'gallery_images', gate);
  await service('withdrawn_pictures?fingerprint=neq.0', { method: 'DELETE' });
  expect(await listed()).toHaveLength(1);
  expect(await run('hide-removed')).toContain(`Removed again: "Gate"`);
  expect(await listed()).toEqual([]);
});
