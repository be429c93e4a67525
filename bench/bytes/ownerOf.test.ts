import { expect, test } from 'vitest';
import { ownerOf } from './ownerOf.ts';

test('a library is one owner, whichever of its packages a module is of', () => {
  expect(ownerOf('@emotion/cache', 'shell')).toBe('emotion');
  expect(ownerOf('stylis', 'mf-pages')).toBe('emotion');
  expect(ownerOf('valibot', 'mf-gallery')).toBe('valibot');
});

test('what joins builds counts for federation', () => {
  expect(ownerOf('bundler runtime', 'mf-pages')).toBe('federation');
  expect(ownerOf('@module-federation/sdk', 'shell')).toBe('federation');
});

test('own files belong to shared or to the build that they are in', () => {
  expect(ownerOf('shared/ui/Card.tsx', 'mf-pages')).toBe('shared');
  expect(ownerOf('src/home/HomePage.tsx', 'mf-pages')).toBe('mf-pages');
});
