import { expect, test } from 'vitest';
import { moduleName } from './moduleBytes.ts';

test.each([
  ['../../../node_modules/@emotion/cache/dist/emotion-cache.js', '@emotion/cache'],
  ['../node_modules/a/node_modules/valibot/index.js', 'valibot'],
  ['../../../../../shared/ui/Card.tsx', 'shared/ui/Card.tsx'],
  ['../../../../src/home/HomePage.tsx', 'src/home/HomePage.tsx'],
  [null, 'bundler runtime'],
  ['webpack://webpack/runtime/consumes_loading', 'bundler runtime'],
  ['%3D%3D%22undefined%22%7D%3Bif(isValidValue(singleton)', 'bundler runtime'],
])('the code of %s counts as %s', (source, name) => {
  expect(moduleName(source)).toBe(name);
});
