import { expect, test } from 'vitest';
import { parseOverride } from './overrides.ts';

test('an override names a section and a port of the own machine', () => {
  expect(parseOverride('mf-gallery@http://localhost:4100')).toEqual({
    name: 'mf-gallery',
    origin: 'http://localhost:4100',
  });
});

test.each([
  'mf-gallery@https://evil.example',
  'mf-gallery@http://localhost.evil.example:80',
  'mf-gallery@http://localhost:4100/path',
  'mf-gallery@http://localhost:4100@evil.example',
  'shell@http://localhost:4100',
  'mf-gallery',
  '',
])('%s is no override', (text) => {
  expect(parseOverride(text)).toBeUndefined();
});
