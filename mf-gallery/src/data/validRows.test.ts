import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isPossibleId } from '../addresses.ts';
import { albumRowOf, photoRowOf } from '../testing/fakeBackend.ts';
import { selectAlbum } from './album.ts';
import { albumColumns, albumRow } from './albums.ts';
import { firstRead } from './firstRead.ts';
import { photoRow } from './photos.ts';
import { validRows } from './validRows.ts';

const sameCases = { seed: 1986, numRuns: 300 };
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.constantFrom('javascript:alert(1)', ' ', '<b>'),
);

/** Rows of any JSON, among them some that are right but for a few columns. */
const rowsLike = (row: object) => {
  const change = fc.dictionary(
    fc.constantFrom(...Object.keys(row), '__proto__'),
    fc.oneof(text, fc.jsonValue()),
    { maxKeys: 4 },
  );
  return fc.array(
    fc.oneof(
      fc.jsonValue(),
      change.map((changed) => ({ ...row, ...changed })),
    ),
  );
};

test('a row of the database becomes what the pages show', () => {
  const row = albumRowOf('1', 'Sports', { description: ' Relay ', image_count: 12 });
  expect(validRows('albums', albumRow, [row])).toEqual([
    {
      id: '1',
      group: { key: 'Sports', name: 'Sports' },
      name: 'Album 1',
      coverImage: 'https://res.cloudinary.com/test/image/upload/v1/1.jpg',
      description: 'Relay',
      imageCount: 12,
      decades: [],
    },
  ]);
});

test('malformed rows are left out, reported once, and do not take the others with them', () => {
  const bad = [17, 'a row', albumRowOf('1', 'A', { name: 7 }), albumRowOf('2', 'A', { image_count: -1 })];
  const rows = JSON.parse(JSON.stringify([...bad, albumRowOf('3', 'A')]));
  for (let read = 0; read < 2; read += 1) {
    expect(validRows('albums', albumRow, rows).map(({ id }) => id)).toEqual(['3']);
  }
  expect(vi.mocked(console.error)).toHaveBeenCalledTimes(bad.length);
  vi.mocked(console.error).mockClear();
});

test('an odd colour or size is left out, not the photo', () => {
  const odd = photoRowOf('1', { dominant_color: 'red;} body{display:none', width: 0 });
  const [photo] = validRows('gallery_images', photoRow, [odd]);
  expect([photo?.id, photo?.colour, photo?.size]).toEqual(['1', undefined, undefined]);
});

test('whatever the backend sends, an album has an id, a name and a count', () => {
  fc.assert(
    fc.property(rowsLike(albumRowOf('1', 'Sports')), (rows) => {
      for (const album of validRows('albums', albumRow, rows)) {
        expect(album.id.trim()).not.toBe('');
        expect(album.name.trim()).not.toBe('');
        expect(album.imageCount).toBeGreaterThanOrEqual(0);
      }
    }),
    sameCases,
  );
  vi.mocked(console.error).mockClear();
});

test('whatever the backend sends, a photo has an address of the web', () => {
  fc.assert(
    fc.property(rowsLike(photoRowOf('1')), (rows) => {
      for (const photo of validRows('gallery_images', photoRow, rows)) {
        expect(new URL(photo.url, 'https://school.example').protocol).toMatch(/^https?:$/);
        expect(photo.colour ?? '#000000').toMatch(/^#[0-9a-f]{6}$/i);
      }
    }),
    sameCases,
  );
  vi.mocked(console.error).mockClear();
});

test('an id of an address stays within its own filter of the query', async () => {
  await fc.assert(
    fc.asyncProperty(text.filter(isPossibleId), async (id) => {
      const { path } = await firstRead('album', (gallery) => selectAlbum(gallery, 'en', id));
      expect([...new URL(path, 'https://backend.example').searchParams]).toEqual([
        ['select', albumColumns('en')],
        ['id', `eq.${id}`],
        ['limit', '1'],
      ]);
    }),
    sameCases,
  );
});
