import { expect, test } from 'vitest';
import { parseParameters } from './parameters.ts';

test('without options every route is measured five times with every tool, and written down', () => {
  expect(parseParameters([])).toEqual({
    routes: [],
    runs: 5,
    visits: 9,
    tools: ['throttled', 'lighthouse', 'navigation'],
    write: true,
  });
});

test('a part of the measurement is never written down as if it were the whole', () => {
  expect(parseParameters(['--routes', '/,/gallery', '--runs', '3'])).toMatchObject({
    routes: ['/', '/gallery'],
    runs: 3,
    visits: 3,
    write: false,
  });
  expect(parseParameters(['--only', 'lighthouse'])).toMatchObject({ tools: ['lighthouse'], write: false });
  expect(parseParameters(['--quick'])).toMatchObject({ runs: 2, visits: 2, write: false });
});

test('what is not understood is answered with the usage', () => {
  expect(() => parseParameters(['--only', 'lightouse'])).toThrow('--only lighthouse');
  expect(() => parseParameters(['--fast'])).toThrow('--quick');
  expect(() => parseParameters(['--runs', 'many'])).toThrow('whole number');
});
