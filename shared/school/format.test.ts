import { expect, test } from 'vitest';
import { formatNumber } from './format.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1500, '1,500'],
  [99_999, '99,999'],
  [100_000, '1,00,000'],
  [12_345_678, '1,23,45,678'],
])('%i is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
