import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schoolTime } from 'shared/school/schoolTime';
import { testSite } from 'shared/testing/testSite';
import sharp from 'sharp';
import { createAlbum } from 'supabase/tests/albumFixture';
import { restClient } from 'supabase/tests/restClient';
import { expect, inject, onTestFinished, test } from 'vitest';
import { nextOrder } from '../commands/albums.ts';
import { runGallery } from '../commands/runGallery.ts';
import { folderWith, office, photograph } from './officeFixture.ts';

const backend = inject('backend');
const anon = restClient(backend, backend.anonKey);
const service = restClient(backend, backend.serviceKey);

const columns = 'id,cloudinary_url,title,description,display_order,width,height,dominant_color';
const photosOf = async (albumId: string) =>
  (await anon(`gallery_images?select=${columns}&album_id=eq.${albumId}&order=display_order`)).body;

const albumNamed = async (name: string) =>
  (await anon(`albums?select=id,image_count,album_groups(name)&name=eq.${encodeURIComponent(name)}`)).body[0];

test('an album and a folder of photos are on the site, upright, with titles, and without the camera’s notes', async () => {
  const name = `Test album ${randomUUID()}`;
  await office(['add-album', name, '--group', 'sports and yoga', '--description', 'Class V leaves.']);
  const group = { name: 'Sports and Yoga' };
  expect(await albumNamed(name)).toMatchObject({ image_count: 0, album_groups: group });

  const folder = await folderWith({
    '10-garlands.jpg': await photograph(),
    '2-the_gate.jpg': await photograph(900, 600),
    'Thumbs.db': 'x',
  });
  expect(await office(['add-photos', name.toUpperCase(), folder, '--consent', 'R. Sen'])).toContain(
    'Added 2 photos',
  );
  const { id, image_count } = await albumNamed(name);
  expect(image_count).toBe(2);
  const photos = await photosOf(id);
  const dominant_color = expect.stringMatching(/^#....2.$/);
  expect(photos).toMatchObject([
    { title: 'The gate', width: 600, height: 900, dominant_color },
    { title: 'Garlands', width: 600, height: 800, dominant_color },
  ]);
  const original = await fetch(photos[0].cloudinary_url);
  const { exif, orientation } = await sharp(await original.arrayBuffer()).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
});

test('a list gives titles, descriptions and the order among the new photos, which come after the old', async () => {
  const { id } = await createAlbum(service, 2);
  const csv = 'file,title,description,order\nb.jpg,Second,"It rained, a lot",2\na.jpg,First,,1\nc.jpg,,,\n';
  const folder = await folderWith({
    'a.jpg': await photograph(),
    'b.jpg': await photograph(),
    'c.jpg': await photograph(),
    'photos.csv': csv,
  });
  const said = await office(['add-photos', id, join(folder, 'photos.csv'), '--consent', 'R. Sen']);
  expect(said).toContain('1 of them have no title');
  expect((await photosOf(id)).slice(2)).toMatchObject([
    { title: 'First', description: null },
    { title: 'Second', description: 'It rained, a lot' },
    { title: '' },
  ]);
});

test('gaps between order numbers are random, so that none reveals a hidden photo', () => {
  const gaps = new Set(Array.from({ length: 100 }, () => nextOrder([{ display_order: 7 }]) - 7));
  expect(Math.min(...gaps)).toBe(1);
  expect(gaps.size).toBeGreaterThan(4);
});

test('everything wrong with the pictures is named at once, and nothing is added', async () => {
  const { id } = await createAlbum(service, 1);
  const good = await photograph();
  const folder = await folderWith({
    'a.jpg': good,
    'b.jpg': good,
    'damaged.jpg': (await photograph()).subarray(0, -400),
    'notes.txt': 'call the printer',
    'phone.heic': Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]),
    'tiny.jpg': await photograph(20, 20),
  });
  const listed = [...(await readdir(folder)).sort(), 'gone.jpg'].map((file) => ({ file }));
  await writeFile(join(folder, 'list.json'), JSON.stringify(listed));
  const message = await office(['add-photos', id, join(folder, 'list.json'), '--consent', 'R. Sen']).catch(
    String,
  );
  for (const problem of [
    'b.jpg is the same picture as a.jpg',
    'damaged.jpg is damaged',
    'notes.txt is not a picture',
    'phone.heic is an iPhone picture (HEIC)',
    'tiny.jpg is too small',
    'gone.jpg is not there',
  ]) {
    expect(message).toContain(problem);
  }
  expect(await photosOf(id)).toHaveLength(1);
  expect(existsSync(join(backend.dataDir, 'uploads/albums', id))).toBe(false);
});

test('without the guardians’ consent, and with --check, nothing is added', async () => {
  const { id } = await createAlbum(service, 0);
  const folder = await folderWith({ 'gate.jpg': await photograph() });
  await expect(office(['add-photos', id, folder])).rejects.toThrow('guardians');
  expect(await office(['add-photos', id, folder, '--check'])).toContain('1 pictures can be added');
  expect(await photosOf(id)).toEqual([]);
});

test('a photo that is there, or was removed, is not added again', async () => {
  const { id } = await createAlbum(service, 0);
  const folder = await folderWith({ 'gate.jpg': await photograph() });
  const add = () => office(['add-photos', id, folder, '--consent', 'R. Sen']);
  await add();
  await expect(add()).rejects.toThrow('in the gallery already');
  const [photo] = await photosOf(id);
  await office(['remove', photo.id, '--reason', 'asked by a guardian']);
  await expect(add()).rejects.toThrow('asked by a guardian');
  const { id: otherId } = await createAlbum(service, 0);
  const elsewhere = office(['add-photos', otherId, folder, '--consent', 'R. Sen']);
  await expect(elsewhere).rejects.toThrow('asked by a guardian');
});

test('a removed photo is gone from album, count, cover and image service, and comes back when restored', async () => {
  const { id } = await createAlbum(service, 0);
  const folder = await folderWith({ '1 gate.jpg': await photograph(), '2 yard.jpg': await photograph() });
  await office(['add-photos', id, folder, '--consent', 'R. Sen']);
  const [gate, yard] = await photosOf(id);
  const state = async () => (await anon(`albums?select=image_count,cover_image_url&id=eq.${id}`)).body[0];
  expect(await state()).toEqual({ image_count: 2, cover_image_url: gate.cloudinary_url });

  const said = await office(['remove', `https://school.example/gallery/${id}?photo=${gate.id}`]);
  expect(said).toContain(`restore ${gate.id}`);
  expect(await state()).toEqual({ image_count: 1, cover_image_url: yard.cloudinary_url });
  expect(await photosOf(id)).toHaveLength(1);
  expect((await fetch(gate.cloudinary_url)).status).toBe(404);
  expect(await office(['list', id])).toMatch(new RegExp(`${gate.id}  Gate  \\[removed \\d{4}-`));
  expect(await office(['remove', gate.id])).toContain('off the site already');

  await office(['restore', gate.id]);
  expect(await state()).toEqual({ image_count: 2, cover_image_url: gate.cloudinary_url });
  expect(await office(['restore', gate.id])).toContain('was not removed');
});

test.each([
  [['paint'], "unknown command 'paint'"],
  [['remove', 'gate.jpg'], 'after ?photo='],
  [['remove', '00000000-0000-4000-8000-000000000000'], 'There is no photo'],
  [['remove', '00000000-0000-4000-8000-000000000000', '--resaon', 'x'], 'Did you mean --reason?'],
  [['list', 'Sports', 'Day'], 'in quotes'],
  [['list', 'No such album'], 'There is no album'],
  [['add-album', ' '], 'needs a name'],
  [['add-album', 'monsoon'], 'an album "Monsoon" already'],
  [['add-album', 'Trip', '--group', 'Trips'], 'add --new-group'],
  [['add-photos', 'Monsoon'], "missing required argument 'folder or list'"],
  [['add-photos', 'Monsoon', '/no/such/folder', '--consent', 'R. Sen'], 'There is no folder or file'],
  [['add-photos', 'Monsoon', import.meta.filename, '--consent', 'R. Sen'], 'neither a folder nor a list'],
])('%j is refused with what to do', async (typed, message) => {
  await expect(office(typed)).rejects.toThrow(message);
});

test('a photo whose consent ends is shown until then, named before, and gone after', async () => {
  const { id } = await createAlbum(service, 0);
  const folder = await folderWith({ 'gate.jpg': await photograph() });
  const soon = schoolTime(new Date(Date.now() + 5 * 86_400_000)).day;
  const typed = ['add-photos', id, folder, '--consent', 'R. Sen', '--paper', 'form 12', '--until', soon];
  await office([...typed, '--year', '1986-1991', '--credit', 'P. Roy']);
  const [gate] = await photosOf(id);
  const about = 'year_from,year_to,credit,consent_by,consent_paper,consent_until';
  expect((await service(`gallery_images?select=${about}&id=eq.${gate.id}`)).body).toEqual([
    {
      year_from: 1986,
      year_to: 1991,
      credit: 'P. Roy',
      consent_by: 'R. Sen',
      consent_paper: 'form 12',
      consent_until: soon,
    },
  ]);
  expect(await office(['list'])).toContain(`${soon}  ${gate.id}`);
  await office(['describe', gate.id, '--until', '2025-12-31']);
  expect(await photosOf(id)).toEqual([]);
  expect((await fetch(gate.cloudinary_url)).status).toBe(404);
  expect(await office(['list', id])).toContain('not shown: consent ended 2025-12-31');
  await office(['describe', id, '--until', '']);
  expect(await photosOf(id)).toHaveLength(1);
});

test('a photo that is removed leaves the home page too', async () => {
  onTestFinished(() => rm(join(backend.dataDir, 'uploads/hero'), { recursive: true, force: true }));
  const { id } = await createAlbum(service, 0);
  const folder = await folderWith({ 'sky-bridge.jpg': await photograph(2000, 1200) });
  await office(['heroes', folder]);
  await office(['add-photos', id, folder, '--consent', 'R. Sen']);
  const [photo] = await photosOf(id);
  const hero = async () =>
    Buffer.from(await (await fetch(`${backend.imageBase}v1/hero/sky-bridge`)).arrayBuffer());
  const shown = await hero();
  expect(await office(['remove', photo.id])).toContain('in place of sky-bridge on the home page');
  expect((await hero()).equals(shown)).toBe(false);
  await expect(office(['remove-hero', 'gate'])).rejects.toThrow('They are gate-in-the-morning');
});

test('nothing larger than 2400 x 1800 is stored', async () => {
  const { id } = await createAlbum(service, 0);
  const folder = await folderWith({ 'wide.jpg': await photograph(1500, 4000) });
  await office(['add-photos', id, folder, '--consent', 'R. Sen']);
  expect(await photosOf(id)).toMatchObject([{ width: 2400, height: 900 }]);
});

test.each([
  [['--year', '1991-1986'], 'is no year'],
  [['--year', 'long ago'], 'is no year'],
  [['--until', '31.12.2026'], 'is no day'],
  [['--consent', ' '], 'who confirmed'],
  [[], 'help describe'],
])('describe with %j is refused with what to do', async (typed, message) => {
  await expect(office(['describe', 'Monsoon', ...typed])).rejects.toThrow(message);
});

test('without a command the help is printed', async () => {
  expect(await office([])).toMatch(/add-photos .* SUPABASE_SERVICE_KEY/s);
});

test('a photo from elsewhere is off the site, and its address is named', async () => {
  const { id, photos } = await createAlbum(service, 1);
  await expect(office(['remove', photos[0]?.id ?? ''])).rejects.toThrow(
    `${photos[0]?.cloudinary_url}: this is no picture of the gallery`,
  );
  expect(await photosOf(id)).toEqual([]);
});

test('where there is no gallery on this computer, the message says how to get one', async () => {
  const dataDir = await folderWith({});
  const settings = { backendPort: 1, dataDir, readConfig: () => testSite, print: () => {} };
  await expect(runGallery(['list'], settings)).rejects.toThrow('npm start');
});
