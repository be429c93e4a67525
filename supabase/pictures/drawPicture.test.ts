import { expect, test } from 'vitest';
import { albumGroups, albums, heroes } from './catalogue.ts';
import { dominantColor, drawPicture } from './drawPicture.ts';
import { measureColour } from './measureColours.ts';

const photos = albums.flatMap((album) => album.photos);
const everyPicture = [...heroes, ...photos];
const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const difference = (one: string, two: string) =>
  Math.max(...parts(one).map((value, index) => Math.abs(value - (parts(two)[index] ?? 0))));
const draw = (publicId: string) => drawPicture(publicId) ?? '';

test('every public id is unique', () => {
  const ids = everyPicture.map(({ publicId }) => publicId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('there are at least nine albums of 6 to 40 photos, 170 photos in all, and six heroes', () => {
  const counts = albums.map((album) => album.photos.length);
  expect(albums.length).toBeGreaterThanOrEqual(9);
  expect(Math.min(...counts)).toBe(6);
  expect(Math.max(...counts)).toBe(40);
  expect(photos.length).toBeGreaterThanOrEqual(170);
  expect(heroes).toHaveLength(6);
});

test('every album belongs to a listed group, whose order is no alphabetical one', () => {
  const names = [...albumGroups].sort((a, b) => a.displayOrder - b.displayOrder).map(({ name }) => name);
  const sorted = [...names].sort();
  expect(names).not.toEqual(sorted);
  expect(names).not.toEqual(sorted.reverse());
  expect(names).toContain('Vintage/Nostalgia');
  expect(albums.filter(({ group }) => !names.includes(group))).toEqual([]);
});

test('titles are unique within an album', () => {
  for (const album of albums) {
    expect(new Set(album.photos.map(({ title }) => title)).size).toBe(album.photos.length);
  }
});

test.each(everyPicture.map(({ publicId }) => publicId))('%s draws a small, whole, repeatable SVG', (id) => {
  const svg = draw(id);
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="(1600" height="1200|1920" height="1080)"/,
  );
  expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<filter|<image/);
  expect(svg.length).toBeLessThan(120_000);
  expect(draw(id)).toBe(svg);
  expect(dominantColor(id)).toMatch(/^#[0-9a-f]{6}$/);
});

test('no two pictures are the same', () => {
  expect(new Set(everyPicture.map(({ publicId }) => draw(publicId))).size).toBe(everyPicture.length);
});

test('the recorded colour of a picture is that of its drawing', async () => {
  for (const { publicId } of everyPicture.filter((_, index) => index % 40 === 0)) {
    const distance = difference(dominantColor(publicId) ?? '', await measureColour(draw(publicId)));
    expect(distance, `${publicId}: run supabase/pictures/measureColours.ts`).toBeLessThan(12);
  }
});

test('an unknown public id draws nothing', () => {
  expect(drawPicture('albums/none/01')).toBeUndefined();
  expect(dominantColor('albums/none/01')).toBeUndefined();
});
