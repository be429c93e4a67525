import { expect, test } from 'vitest';
import { parseParameters } from './parameters.ts';

test('without options every route is measured five times and written down', () => {
  expect(parseParameters([])).toEqual({ routes: [], runs: 5, write: true });
  expect(parseParameters(['--runs', '9', '--no-write'])).toEqual({ routes: [], runs: 9, write: false });
});

test('a part of the routes is never written down as if it were the whole', () => {
  expect(parseParameters(['--routes', '/,/about'])).toEqual({
    routes: ['/', '/about'],
    runs: 5,
    write: false,
  });
  expect(parseParameters(['--quick'])).toEqual({ routes: ['/', '/gallery'], runs: 2, write: false });
});
