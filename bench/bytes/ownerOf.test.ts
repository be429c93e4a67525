import { expect, test } from 'vitest';
import { ownerOf } from './ownerOf.ts';

test('a library is one owner, whichever of its packages a file lies in', () => {
  expect(ownerOf('../../node_modules/@emotion/cache/dist/emotion-cache.js', 'shell')).toBe('emotion');
  expect(ownerOf('../node_modules/stylis/src/Parser.js', 'mf-pages')).toBe('emotion');
  expect(ownerOf('../node_modules/a/node_modules/valibot/index.js', 'mf-gallery')).toBe('valibot');
});

test('what the bundler adds to join builds counts for federation', () => {
  expect(ownerOf('webpack://webpack/runtime/consumes_loading', 'mf-pages')).toBe('federation');
  expect(ownerOf('../node_modules/@module-federation/sdk/src/dom.ts', 'shell')).toBe('federation');
});

test('own files belong to shared or to the build that they are in', () => {
  expect(ownerOf('../../../../../shared/ui/Card.tsx', 'mf-pages')).toBe('shared');
  expect(ownerOf('../../../../src/home/HomePage.tsx', 'mf-pages')).toBe('mf-pages');
  expect(ownerOf(null, 'mf-pages')).toBe('mf-pages');
});
