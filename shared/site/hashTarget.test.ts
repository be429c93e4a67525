import { expect, test } from 'vitest';
import { hashTarget } from './hashTarget.ts';

test('a hash names an element, percent-encoded or not', () => {
  document.body.innerHTML = '<p id="fees"></p><p id="নিয়ম"></p>';
  expect(hashTarget('#fees')?.id).toBe('fees');
  expect(hashTarget(`#${encodeURIComponent('নিয়ম')}`)?.id).toBe('নিয়ম');
});

test('a hash that names nothing, or is not well formed, has no target', () => {
  expect(hashTarget('')).toBeNull();
  expect(hashTarget('#none')).toBeNull();
  expect(hashTarget('#%')).toBeNull();
});
