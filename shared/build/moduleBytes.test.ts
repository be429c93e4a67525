import { expect, test } from 'vitest';
import { moduleName } from './moduleBytes.ts';

test('a file of a package is named by the package, the innermost one', () => {
  expect(moduleName('../../../node_modules/@emotion/cache/dist/emotion-cache.js')).toBe('@emotion/cache');
  expect(moduleName('../node_modules/a/node_modules/valibot/index.js')).toBe('valibot');
});

test('own files are named by their path, whatever leads to it', () => {
  expect(moduleName('../../../../../shared/ui/Card.tsx')).toBe('shared/ui/Card.tsx');
  expect(moduleName('../../../../src/home/HomePage.tsx')).toBe('src/home/HomePage.tsx');
});

test('code of no file counts as the runtime', () => {
  expect(moduleName(null)).toBe('bundler runtime');
  expect(moduleName('webpack://webpack/runtime/consumes_loading')).toBe('bundler runtime');
  expect(moduleName('%3D%3D%22undefined%22%7D%3Bif(isValidValue(singleton)')).toBe('bundler runtime');
});
