import * as v from 'valibot';
import { expect, test } from 'vitest';
import { albumRow } from '../data/albums.ts';
import { albumRowOf } from '../testing/fakeBackend.ts';
import { groupAlbums } from './groupAlbums.ts';

const albums = (...groups: (string | null)[]) =>
  groups.map((group, index) => v.parse(albumRow, albumRowOf(String(index), group)));

const order = (...groups: (string | null)[]) => groupAlbums(albums(...groups), 'en').map(({ name }) => name);

test('Vintage/Nostalgia comes first and the others in reverse alphabetical order', () => {
  expect(order('Annual Day', 'Sports', 'Vintage/Nostalgia', 'Yoga')).toEqual([
    'Vintage/Nostalgia',
    'Yoga',
    'Sports',
    'Annual Day',
  ]);
});

test('a small first letter is no other letter', () => {
  expect(order('annual Day', 'Sports', 'yoga')).toEqual(['yoga', 'Sports', 'annual Day']);
});

test('an accent is no other letter', () => {
  expect(order('Éclair', 'Zulu', 'Dance')).toEqual(['Zulu', 'Éclair', 'Dance']);
});

test('albums without a group come last', () => {
  expect(order(null, 'Annual Day', 'Vintage/Nostalgia')).toEqual([
    'Vintage/Nostalgia',
    'Annual Day',
    undefined,
  ]);
});

test('albums of a group keep the order of the backend, also when the group comes in parts', () => {
  const [group] = groupAlbums(albums('Sports', 'Sports', 'Sports'), 'en');
  expect(group?.albums.map(({ id }) => id)).toEqual(['0', '1', '2']);
  expect(order('Sports', 'Yoga', 'Sports')).toEqual(['Yoga', 'Sports']);
});

test('in Bengali the groups are in the reverse order of its alphabet', () => {
  const names = { 'Vintage/Nostalgia': 'অতীত', A: 'য়', B: 'র', C: 'ক' };
  const rows = Object.entries(names).map(([name, name_bn]) =>
    v.parse(albumRow, albumRowOf(name, null, { album_groups: { name, name_bn } })),
  );
  expect(groupAlbums(rows, 'bn').map(({ key }) => key)).toEqual(['Vintage/Nostalgia', 'B', 'A', 'C']);
});
