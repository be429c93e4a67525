import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { averageColour } from '../office/preparePhoto.ts';
import { demoGallery, readDemoGallery } from '../seed/demoGallery.ts';

const { albums, files } = demoGallery;
const photos = albums.flatMap((album) => album.photos);

test('every file in photos/ is listed', () => {
  const folder = join(import.meta.dirname, '../../demo/photos');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const stored = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect([...files.values()]).toEqual(expect.arrayContaining(stored));
});

test('every drawing is a whole SVG of the recorded size and unlike the others', () => {
  for (const [publicId, file] of files) {
    const size = publicId.startsWith('hero/') ? 'width="1920" height="1080"' : 'width="1600" height="1200"';
    expect(readFileSync(file, 'utf8'), publicId).toMatch(
      new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" ${size}.*</svg>$`, 's'),
    );
  }
  expect(new Set([...files.values()].map((file) => readFileSync(file, 'utf8'))).size).toBe(files.size);
});

test('the recorded colour of a photo is that of its file', async () => {
  const parts = (hex = '') => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (const { publicId, color } of photos.filter((_, index) => index % 40 === 0)) {
    const measured = parts(await averageColour(await sharp(files.get(publicId)).flatten().png().toBuffer()));
    const difference = parts(color).map((part, index) => Math.abs(part - (measured[index] ?? 0)));
    expect(Math.max(...difference), publicId).toBeLessThan(12);
  }
});

/** A gallery of one album with these photos; only `relay.jpg` exists. */
function galleryWith(entries: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'school-demo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'heroes'));
  mkdirSync(join(folder, 'photos/sports'), { recursive: true });
  cpSync(files.get('hero/sky-bridge') ?? '', join(folder, 'photos/sports/relay.jpg'));
  const albums = [{ folder: 'sports', name: 'Sports', photos: entries }];
  writeFileSync(join(folder, 'gallery.json'), JSON.stringify({ groups: [{ name: 'School', albums }] }));
  return folder;
}
const relay = { file: 'relay.jpg', title: 'The relay' };

test("a school's own photo needs a file and a title", () => {
  const [album] = readDemoGallery(galleryWith([relay])).albums;
  expect(album?.photos).toEqual([{ ...relay, publicId: 'albums/sports/relay', width: 1600, height: 1200 }]);
});

test.each([
  ['no title', { file: 'relay.jpg' }, /gallery\.json: groups\.0\.albums\.0\.photos\.1\.title/],
  ['a colour by name', { ...relay, color: 'red' }, /photos\.1\.color: use a colour such as #af9b7a/],
  ['a file outside', { ...relay, file: '../../keys.json' }, /photos\.1\.file: use a name such as 01\.jpg/],
  ['a misspelt key', { ...relay, titel: 'x' }, /photos\.1\.titel/],
  ['a file that is missing', { ...relay, file: 'sprint.jpg' }, /sports\/sprint\.jpg, which does not exist/],
  ['the same file', relay, /sports\/relay\.jpg twice/],
])('an entry with %s is named', (_, entry, message) => {
  expect(() => readDemoGallery(galleryWith([relay, entry]))).toThrow(message);
});
