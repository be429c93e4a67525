import { expect, test } from 'vitest';
import { photoInSearch, photoSearch } from './photoAddress.ts';

test('an address opens the photo that it was made for, whatever its id', () => {
  for (const id of ['7d7231b5', 'a&b=c', 'বর্ষা', 'x y', '#1']) expect(photoInSearch(photoSearch(id))).toBe(id);
});

test('an address without a photo opens none', () => {
  expect(photoInSearch('')).toBeNull();
  expect(photoInSearch('?utm=x')).toBeNull();
});
