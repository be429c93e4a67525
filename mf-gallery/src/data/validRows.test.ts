import { expect, test, vi } from 'vitest';
import { albumRowOf, photoRowOf } from '../testing/fakeBackend.ts';
import { albumRow } from './albums.ts';
import { photoRow } from './photos.ts';
import { validRows } from './validRows.ts';

test('a row of the database becomes what the pages show', () => {
  const row = albumRowOf('1', 'Sports', { description: ' Relay ', image_count: 12 });
  expect(validRows('albums', albumRow, [row])).toEqual([
    {
      id: '1',
      groupId: 'group Sports',
      groupName: 'Sports',
      name: 'Album 1',
      coverImage: 'https://res.cloudinary.com/test/image/upload/v1/1.jpg',
      description: 'Relay',
      imageCount: 12,
    },
  ]);
});

test('an album without group, cover and description is as good as any', () => {
  const [album] = validRows('albums', albumRow, [albumRowOf('1', null, { cover_image_url: null })]);
  expect([album?.groupName, album?.coverImage, album?.description]).toEqual([
    undefined,
    undefined,
    undefined,
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

test.each(['javascript:alert(1)', 'data:text/html,x', ''])('a photo at %j is left out', (url) => {
  expect(validRows('gallery_images', photoRow, [photoRowOf('1', { cloudinary_url: url })])).toEqual([]);
  vi.mocked(console.error).mockClear();
});

test('an odd colour or size is left out, not the photo', () => {
  const odd = photoRowOf('1', { dominant_color: 'red;} body{display:none', width: 0 });
  const [photo] = validRows('gallery_images', photoRow, [odd]);
  expect([photo?.id, photo?.colour, photo?.size]).toEqual(['1', undefined, undefined]);
});

test('markup in names stays text', () => {
  const [photo] = validRows('gallery_images', photoRow, [photoRowOf('1', { title: '<b>Rain</b>' })]);
  expect(photo?.title).toBe('<b>Rain</b>');
});
