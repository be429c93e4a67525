import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoGallery, readDemoGallery } from '../seed/demoGallery.ts';

const { files, groups, albums } = demoGallery;

test('every file in photos/ is listed', () => {
  const folder = join(import.meta.dirname, '../../demo/photos');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const stored = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect([...files.values()]).toEqual(expect.arrayContaining(stored));
});

test('everything that the demo gallery says is said in Bengali too', () => {
  const entries: object[] = [...groups, ...albums, ...albums.flatMap(({ photos }) => photos)];
  const untranslated = entries.flatMap((entry) => {
    const texts = new Map<string, unknown>(Object.entries(entry));
    return ['name', 'title', 'description']
      .filter((key) => texts.has(key) && !/^[^a-z]+$/i.test(String(texts.get(`${key}_bn`))))
      .map((key) => texts.get(key));
  });
  expect(untranslated).toEqual([]);
});

/** A gallery of one album with these photos; only `relay.jpg` exists. */
function galleryWith(entries: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'school-demo-'));
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
