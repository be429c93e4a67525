import { expect, test } from 'vitest';
import { satisfy } from './semver.js';

test('a version is not later than itself or a later one', () => {
  expect(satisfy('19.3.1', '<=19.3.1')).toBe(true);
  expect(satisfy('19.3.1', '<=19.10.0')).toBe(true);
  expect(satisfy('9.9.9', '<=10.0.0')).toBe(true);
});

test('a version is later than an earlier one', () => {
  expect(satisfy('19.3.2', '<=19.3.1')).toBe(false);
  expect(satisfy('20.0.0', '<=19.9.9')).toBe(false);
});

test('every version is one of any', () => {
  expect(satisfy('19.3.1', '*')).toBe(true);
});
