import { expect, test } from 'vitest';
import { markdownTable } from './markdownTable.ts';

test('columns are as wide as their longest cell, figures to the right', () => {
  expect(
    markdownTable(
      ['page', 'kB'],
      [
        ['/', '110.6'],
        ['/about', '9'],
      ],
    ),
  ).toBe(['| page   |    kB |', '| ------ | ----: |', '| /      | 110.6 |', '| /about |     9 |'].join('\n'));
});
