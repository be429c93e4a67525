import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isPossibleId, photoInSearch, photoSearch } from '../addresses.ts';
import { albumRowOf, photoRowOf } from '../testing/fakeBackend.ts';
import { selectAlbum } from './album.ts';
import { albumColumns, albumRow } from './albums.ts';
import { firstRead } from './firstReads.ts';
import { photoRow } from './photos.ts';
import { validRows } from './validRows.ts';

const sameCases = { seed: 1986, numRuns: 300 };
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.constantFrom('javascript:alert(1)', ' ', '<b>'),
);

/** A row that is right but for some of its columns, which hold anything that JSON can. */
const damaged = (row: object) =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(row), '__proto__'), fc.oneof(text, fc.jsonValue()), {
      maxKeys: 4,
    })
    .map((change) => ({ ...row, ...change }));

test('whatever the backend answers, an album has an id, a name and a count', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.jsonValue(), damaged(albumRowOf('1', 'Sports')))), (rows) => {
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

test('whatever the backend answers, a photo has an address of the web', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.jsonValue(), damaged(photoRowOf('1')))), (rows) => {
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
      const { path } = await firstRead((gallery) => selectAlbum(gallery, id));
      expect([...new URL(path, 'https://backend.example').searchParams]).toEqual([
        ['select', albumColumns],
        ['id', `eq.${id}`],
        ['limit', '1'],
      ]);
    }),
    sameCases,
  );
});

test('an id with a control character or without end is not requested', () => {
  const control = fc.constantFrom('\u0000', '\n', '\u001f', '\u007f', '\u009f');
  fc.assert(
    fc.property(text, control, text, (start, character, end) => !isPossibleId(`${start}${character}${end}`)),
    sameCases,
  );
  fc.assert(
    fc.property(fc.string({ minLength: 201 }), (id) => !isPossibleId(id)),
    sameCases,
  );
});

test('the id of a photo survives its address', () => {
  fc.assert(
    fc.property(text, (id) => photoInSearch(photoSearch(id)) === id),
    sameCases,
  );
});
